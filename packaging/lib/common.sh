# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What every script here starts with: where things are, and how to say that something failed.

packaging=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck disable=SC2034 # for the scripts that read this file
source_tree=$(dirname "$packaging")

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# The name is in the root itself, so that an emptied environment changes nothing.
inside_root() { [ -e /etc/crawlright-root ]; }
inside_environment() { inside_root || [ "${CRAWLRIGHT_ENV:-}" = native ]; }

open_cache() {
    HOME=${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}
    export HOME
    cache=${XDG_CACHE_HOME:-$HOME/.cache}/crawlright
    if ! mkdir -p "$cache" 2>/dev/null || [ ! -w "$cache" ]; then
        die "The cache folder $cache cannot be written."
    fi
    setup_log=$cache/setup.log
}

# set_up_lock: one set-up at a time in one cache folder; the file descriptor is inherited, so that
# what an interrupted set-up left running still counts.
set_up_lock() {
    exec 8>"$cache/setup.lock"
    flock --nonblock 8 && return
    say "Another run is making the build environment; waiting for it."
    flock 8
}
set_up_unlock() { exec 8>&-; }

# The sentence for a set-up that failed, by what its log says.
set_up_failed() {
    local reason="what failed is at the end of the log"
    if grep -q 'No space left on device' "$setup_log"; then
        reason="no space left on the disk"
    elif grep -qE 'NO_PUBKEY|EXPKEYSIG|BADSIG|is not signed|At least one invalid signature' "$setup_log"; then
        reason="the signature of Debian's package lists is not valid"
    elif grep -qE 'resolving|Could not (connect|resolve)|Unable to connect|[Uu]nreachable|Failed to fetch|timed out' "$setup_log"; then
        reason="the Debian mirror could not be reached (no network?)"
    elif grep -qE 'Permission denied|Operation not permitted|not allowed' "$setup_log"; then
        reason="a permission is missing"
    fi
    die "The build environment could not be set up: $reason. Log: $setup_log"
}
