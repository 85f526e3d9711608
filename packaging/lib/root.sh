# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Makes the Debian 13 root in the user's cache, once, for machines whose own Debian is older.
# A root is whole from the moment it has its name: it is made under another and renamed.

readonly root_suite=trixie
readonly root_format=2 # rises when something else is made of the same list of packages
readonly root_needs_kb=2600000
readonly old_root_days=3
readonly debian_keyring=/usr/share/keyrings/debian-archive-keyring.gpg

# Debian 13 has the first alternative of every line.
root_packages() { packages_of build test develop root | cut -d' ' -f1; }

# Named by what it is made of, so that a changed list makes another.
root_path() {
    printf '%s/root-%.12s' "$cache" "$({ echo "$root_suite $root_format"; root_packages; } | sha256sum)"
}

ensure_root() {
    root=$(root_path)
    [ ! -d "$root" ] || return 0
    set_up_lock
    if [ ! -d "$root" ]; then
        : >"$setup_log"
        remove_leftovers
        require_space
        require_root_tools
        make_root
    fi
    set_up_unlock
}

require_space() {
    local free
    free=$(df --output=avail -k "$cache" | tail -n 1)
    [ "$free" -ge "$root_needs_kb" ] ||
        die "The build environment needs $((root_needs_kb / 1000)) MB in $cache; $((free / 1000)) MB are free."
}

require_tools() {
    local missing
    mapfile -t missing < <(printf '%s\n' "$@" | not_installed)
    [ ${#missing[@]} = 0 ] || install_packages "${missing[@]}"
}

require_root_tools() {
    local tools=(mmdebstrap bubblewrap debian-archive-keyring)
    [ "$(id -u)" = 0 ] || may_map_ids || tools+=(uidmap)
    require_tools "${tools[@]}"
}

# An ordinary user can make a root alone where a range of ids is given to the user.
may_map_ids() {
    command -v newuidmap >/dev/null && grep -q "^$(id -un):" /etc/subuid && unshare --user true 2>/dev/null
}

# Only what an interrupted set-up left: with the lock held nobody else is at it. Nothing is mounted
# there, because mmdebstrap mounts in a namespace of its own or, where it cannot, not at all.
remove_leftovers() { rm -rf --one-file-system "$cache"/new-* || true; }

make_root() {
    local new mirror
    # shellcheck source=/dev/null
    mirror=$(. /etc/os-release && debian_mirror /etc/apt "${VERSION_CODENAME:-}")
    [ -n "$mirror" ] || die "apt is not set up with a Debian mirror (/etc/apt), so Debian 13 cannot be had."
    [ "$(id -u)" = 0 ] || may_map_ids || { require_root mmdebstrap; "${as_root[@]}" true; }
    say "Making the build environment (Debian 13; once, takes a minute or two) ..."
    new=$(mktemp -d "$cache/new-XXXXXX")
    making=
    trap 'abandon "$new"; say "Interrupted."; exit 130' INT
    trap 'abandon "$new"; say "Interrupted."; exit 143' TERM HUP
    set -m # a process group of its own, to be ended as a whole
    run_mmdebstrap "$new" "$mirror" </dev/null >>"$setup_log" 2>&1 &
    making=$!
    set +m
    wait "$making" 2>/dev/null || { abandon "$new"; set_up_failed; }
    finish_root "$new" || { abandon "$new"; set_up_failed; }
    mv -T "$new" "$root"
    trap - INT TERM HUP
}

abandon() {
    trap '' INT TERM HUP
    [ -z "$making" ] || kill -KILL -- "-$making" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf --one-file-system "$1" || true
}

# What apt here is told about reaching a mirror holds for the root too.
apt_options() {
    apt-config dump | grep -E '^Acquire::(https?::|ftp::|Retries|Force|Check-)' | grep -v ' "";$' | grep -v '::$'
}

# run_mmdebstrap FOLDER MIRROR
run_mmdebstrap() {
    local words=(--variant=essential --components=main --dpkgopt=force-unsafe-io
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*'
        --include="$(root_packages | paste -sd,)") options option
    mapfile -t options < <(apt_options)
    for option in "${options[@]}"; do words+=("--aptopt=$option"); done
    words+=("$root_suite")
    local source="deb [signed-by=$debian_keyring] $2 $root_suite main"

    if [ "$(id -u)" != 0 ]; then
        mmdebstrap_as_user "${words[@]}" - "$source" |
            tar --extract --directory="$1" --no-same-owner --exclude='./dev/*'
    elif unshare --mount --pid --fork true 2>/dev/null; then
        # dies with this shell, and its mounts with it
        exec setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child=KILL --mount-proc \
            mmdebstrap --mode=root "${words[@]}" "$1" "$source"
    else
        exec setpriv --pdeathsig KILL mmdebstrap --mode=root "${words[@]}" "$1" "$source"
    fi
}

# As a tar file, so that all of the root belongs to the user, who then can remove it.
mmdebstrap_as_user() {
    if may_map_ids; then
        TMPDIR=/var/tmp mmdebstrap --mode=unshare "$@"
    else
        sudo -n env TMPDIR=/var/tmp mmdebstrap --mode=root "$@"
    fi
}

# The machine's own files, seen live through /run/host, which enter.sh binds.
finish_root() {
    local name
    for name in resolv.conf hosts host.conf localtime machine-id; do
        ln -sfn "../run/host/etc/$name" "$1/etc/$name" || return
    done
    printf '%s\n' '<?xml version="1.0"?>' '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">' \
        '<fontconfig><dir>/run/host/usr/share/fonts</dir><dir>/run/host/usr/local/share/fonts</dir></fontconfig>' \
        >"$1/etc/fonts/local.conf" || return
    echo "${root##*/}" >"$1/etc/crawlright-root"
}

# Roots of other lists that nobody is in and nobody entered for some days. A name taken away first:
# never is half a root at its name.
remove_old_roots() {
    local lock
    for lock in "$cache"/root-*[0-9a-f].lock; do
        if [ "$lock" != "$root.lock" ] && [ -n "$(find "$lock" -mtime "+$old_root_days" 2>/dev/null)" ]; then
            remove_unused_root "${lock%.lock}"
        fi
    done
}

remove_unused_root() {
    (
        exec 7<>"$1.lock"
        flock --nonblock 7 || exit 0
        local doomed=$cache/new-${1##*/}
        mv -T "$1" "$doomed" 2>/dev/null || true
        rm -rf --one-file-system "$doomed" "$1".* || true
    )
}
