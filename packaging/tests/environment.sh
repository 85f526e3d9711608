#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
#
# Tests the set-up of the build environment without a network: mmdebstrap is a stand-in.
# shellcheck source-path=SCRIPTDIR/../lib
set -euo pipefail

tests=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
. "$tests/../lib/common.sh"
. "$tests/../lib/packages.sh"
. "$tests/../lib/mirror.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# expect WHAT WANTED GOT
expect() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  wanted: %s\n  got:    %s\n' "$1" "$2" "$3"
    fi
}

# --- which mirror ---

# sources NAME TEXT: an apt folder with this one file
sources() {
    rm -rf "$work/apt"
    mkdir -p "$work/apt/sources.list.d"
    printf '%s\n' "$2" >"$work/apt/$1"
}

mirror_is() { expect "mirror: $1" "$2" "$(debian_mirror "$work/apt" bookworm)"; }

test_mirror() {
    sources sources.list 'deb [signed-by=/k.gpg arch=amd64] http://deb.example/debian/ bookworm main'
    mirror_is "one line, with options" http://deb.example/debian
    sources sources.list $'# deb http://old.example/debian bookworm main\ndeb cdrom:[Debian 12]/ bookworm main\ndeb http://deb.example/debian bookworm main'
    mirror_is "neither comments nor discs" http://deb.example/debian
    sources sources.list $'deb-src http://src.example/debian bookworm main\ndeb http://sec.example/debian-security bookworm-security main'
    mirror_is "neither sources nor security updates alone" ""
    sources sources.list.d/other.list $'deb https://third.example/party stable-x main\ndeb https://deb.example/debian stable main'
    mirror_is "another file, suite stable, no third party" https://deb.example/debian
    sources sources.list.d/debian.sources $'Types: deb deb-src\nURIs: http://deb.example/debian\nSuites: bookworm bookworm-updates\nComponents: main\n\nTypes: deb\nURIs: http://sec.example/s\nSuites: bookworm-security\nComponents: main'
    mirror_is "deb822" http://deb.example/debian
    sources sources.list.d/debian.sources $'Enabled: no\nTypes: deb\nURIs: http://off.example/debian\nSuites: bookworm\n\nTypes: deb\n# a remark\nURIs:\n http://deb.example/debian\nSuites:\n bookworm\n bookworm-updates'
    mirror_is "deb822, switched off and continued" http://deb.example/debian
    printf '# mirrors\nhttps://listed.example/debian\tpriority:1\n' >"$work/list"
    sources sources.list.d/debian.sources $'Types: deb\nURIs: mirror+file://'"$work/list"$'\nSuites: bookworm'
    mirror_is "a list of mirrors" https://listed.example/debian
    sources sources.list.d/x.sources $'Types: deb\nURIs: https://third.example/node\nSuites: nodistro'
    mirror_is "third party only" ""
}

test_packages() {
    expect "alternatives" "libcurl4-openssl-dev libcurl4-gnutls-dev" "$(packages_of build | grep curl)"
    expect "sections are apart" "" "$(packages_of build | grep -x nginx || true)"
    # shellcheck disable=SC2317 # called by not_installed
    installed_packages() { printf '%s\n' a b2; }
    expect "what is missing" "c d" "$(printf '%s\n' 'a' 'b1 b2' 'c d' | not_installed)"
}

# --- making the root ---

# A set-up with a stand-in for mmdebstrap in a cache folder of its own. Told to wait, the stand-in
# goes on once there is a file "go".
write_set_up() {
    mkdir -p "$work/bin"
    cat >"$work/bin/mmdebstrap" <<'EOF'
#!/usr/bin/env bash
for word; do case $word in */new-*) folder=$word ;; esac; done
echo made >>"$STAND_IN/made"
for ((tries = 0; tries < 600; tries++)); do
    [ -n "${STAND_IN_WAITS:-}" ] && [ ! -e "$STAND_IN/go" ] || break
    sleep 0.1
done
[ -z "${STAND_IN_ERROR:-}" ] || { echo "$STAND_IN_ERROR" >&2; exit 1; }
if [ -n "${folder:-}" ]; then mkdir -p "$folder/etc/fonts"; else tar -c -C "$STAND_IN/tree" .; fi
EOF
    mkdir -p "$work/tree/etc/fonts"
    cat >"$work/set-up" <<EOF
set -euo pipefail
for part in common packages native mirror root; do . "$tests/../lib/\$part.sh"; done
require_root_tools() { :; }
may_map_ids() { true; }
debian_mirror() { echo http://deb.example/debian; }
open_cache
ensure_root
EOF
    chmod +x "$work/bin/mmdebstrap"
    export STAND_IN=$work XDG_CACHE_HOME=$work/cache
}

# set_up [FILE]: what it says goes to that file
set_up() { PATH=$work/bin:$PATH exec bash "$work/set-up" 2>"${1:-$work/said}"; }
clean() { rm -rf "$work/cache" "$work/made" "$work/go" "$work/said"*; }
roots() { find "$work/cache/crawlright" -maxdepth 1 -name 'root-*' | wc -l; }
remains() { find "$work/cache/crawlright" -maxdepth 1 -name 'new-*' | wc -l; }

# until_written FILE: waits till something stands in it, a minute at most
until_written() {
    local tries
    for ((tries = 0; tries < 600; tries++)); do
        [ ! -s "$1" ] || return 0
        sleep 0.1
    done
    expect "$1 is written within a minute" yes no
}

test_two_at_once() {
    clean
    (STAND_IN_WAITS=yes set_up) &
    until_written "$work/made"
    (set_up "$work/said-second") &
    until_written "$work/said-second"
    touch "$work/go"
    wait
    expect "the second says that it waits" "Another run is making the build environment; waiting for it." "$(<"$work/said-second")"
    expect "made once" made "$(<"$work/made")"
    expect "one root" "1 0" "$(roots) $(remains)"
}

# interrupt SIGNAL STATUS
interrupt() {
    local status=0
    clean
    set -m # or the shell would start it deaf to SIGINT
    (STAND_IN_WAITS=yes set_up) &
    set +m
    until_written "$work/made"
    kill -s "$1" $!
    wait $! 2>/dev/null || status=$?
    expect "$1 ends the set-up" "$2" "$status"
    expect "$1 leaves no root" 0 "$(roots)"
}

test_interruption() {
    interrupt INT 130
    expect "INT cleans up" 0 "$(remains)"
    interrupt TERM 143
    expect "TERM cleans up" 0 "$(remains)"
    interrupt KILL 137
    expect "what KILL leaves" 1 "$(remains)"
    (set_up)
    expect "is gone after the next run" "1 0" "$(roots) $(remains)"
}

# failure LOGGED SAID
failure() {
    local status=0
    clean
    (STAND_IN_ERROR=$1 set_up) || status=$?
    expect "exit status: $1" 1 "$status"
    expect "said: $1" "The build environment could not be set up: $2. Log: $work/cache/crawlright/setup.log" "$(tail -n 1 "$work/said")"
    expect "nothing left: $1" "0 0" "$(roots) $(remains)"
}

test_failures() {
    failure "E: write error: No space left on device" "no space left on the disk"
    failure "Temporary failure resolving 'deb.example'" "the Debian mirror could not be reached (no network?)"
    failure "The following signatures couldn't be verified: NO_PUBKEY 1" "the signature of Debian's package lists is not valid"
    failure "anything else" "what failed is at the end of the log"
}

# --- arguments ---

# says STATUS SENTENCE CMD…
says() {
    local status=0 said
    said=$("${@:3}" 2>&1 </dev/null) || status=$?
    expect "${*:3}" "$1: $2" "$status: $said"
}

test_arguments() {
    says 2 "usage: packaging/run [FILE|URL]" "$packaging/run" a b
    says 2 "usage: packaging/run [FILE|URL]" "$packaging/run" --help
    says 2 "$work/none cannot be read: there is no such file." "$packaging/run" "$work/none"
    says 2 "$work cannot be read: it is not a file." "$packaging/run" "$work"
    says 2 "usage: packaging/env CMD..." "$packaging/env"
}

test_mirror
test_packages
write_set_up
test_two_at_once
test_interruption
test_failures
test_arguments
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
