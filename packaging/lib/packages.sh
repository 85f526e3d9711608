# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# The list of packages, and apt on this machine.

# packages_of SECTION…: the lines of these sections of packages.list, alternatives separated by blanks.
packages_of() {
    awk -v wanted=" $* " '
        /^\[/ { section = substr($0, 2, length($0) - 2); next }
        { sub(/#.*/, ""); gsub(/\|/, " ") }
        NF && index(wanted, " " section " ") { $1 = $1; print }
    ' "$packaging/packages.list"
}

installed_packages() {
    dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' 2>/dev/null |
        sed -n 's/ installed$//p'
}

# Lines of standard input of which no alternative is installed.
not_installed() {
    awk '
        FILENAME != "-" { have[$1] = 1; next }
        { for (i = 1; i <= NF; i++) if ($i in have) next; print }
    ' <(installed_packages) -
}

candidate() {
    apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'
}

# Sets as_root to the words that make a command run as root; $1 says which packages are wanted.
require_root() {
    as_root=()
    [ "$(id -u)" != 0 ] || return 0
    if command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        as_root=(sudo)
    else
        die "Packages are missing and sudo cannot be used; have an administrator run: apt-get install $1"
    fi
}

apt_update() {
    [ -z "${apt_updated:-}" ] || return 0
    apt_updated=yes
    "${as_root[@]}" apt-get update >>"$setup_log" 2>&1 || set_up_failed
}

apt_install() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
        -o DPkg::Lock::Timeout=600 "$@" </dev/null >>"$setup_log" 2>&1
}

# Sets chosen to the first alternative that exists of each line, and unknown to lines that have none.
choose_packages() {
    local line name
    chosen=() unknown=()
    for line; do
        for name in $line; do
            [ -z "$(candidate "$name")" ] || { chosen+=("$name"); continue 2; }
        done
        unknown+=("${line%% *}")
    done
}

# install_packages LINE…: old package lists may not know a package, or name a version that the
# mirror no longer has; so apt-get update comes when something is missed, not always.
install_packages() {
    require_root "${*%% *}"
    choose_packages "$@"
    if [ ${#unknown[@]} -gt 0 ] && [ -z "${apt_updated:-}" ]; then
        apt_update
        choose_packages "$@"
    fi
    [ ${#unknown[@]} = 0 ] || say "Not packaged here, left out: ${unknown[*]}"
    [ ${#chosen[@]} -gt 0 ] || return 0
    say "Installing: ${chosen[*]}"
    apt_install "${chosen[@]}" && return
    [ -z "${apt_updated:-}" ] || set_up_failed
    apt_update
    apt_install "${chosen[@]}" || set_up_failed
}
