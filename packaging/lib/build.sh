# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Configures and builds a preset; for scripts that already are in the build environment.

# build PRESET [TARGET…]: on a terminal Ninja's one line of progress, elsewhere one sentence; everything
# when it fails.
build() { build_within 0 "$@"; }

# build_within SECONDS PRESET [TARGET…]: returns 124 if it is not built by then; 0 is without a limit.
build_within() {
    local limit=$1
    shift
    local start=$SECONDS words=(cmake --build --preset "$1")
    [ $# = 1 ] || words+=(--target "${@:2}")
    [ "$limit" = 0 ] || words=(timeout "$limit" "${words[@]}")
    build_log=$source_tree/build/$1.log
    mkdir -p "$source_tree/build" || die "The folder $source_tree/build cannot be written."
    say "Building $1 ..."
    configure "$1" || build_failed "configured" "$1"
    if [ -t 2 ]; then
        (cd "$source_tree" && "${words[@]}") >&2 || {
            [ $? != 124 ] || return 124
            die "The preset $1 could not be built; see above."
        }
    else
        (cd "$source_tree" && "${words[@]}") >"$build_log" 2>&1 || {
            [ $? != 124 ] || return 124
            build_failed "built" "$1"
        }
        say "Built $* in $((SECONDS - start)) s."
    fi
}

# A build folder of another compiler or another place is no use: it is begun anew.
configure() {
    local stamp
    stamp=$source_tree/build/$1/environment
    if [ -e "$stamp" ] && [ "$(<"$stamp")" = "$(environment_name)" ]; then
        (cd "$source_tree" && cmake --preset "$1") >"$build_log" 2>&1 && return
    fi
    (cd "$source_tree" && cmake --fresh --preset "$1") >"$build_log" 2>&1 && environment_name >"$stamp"
}

environment_name() {
    if inside_root; then cat /etc/crawlright-root; else echo native; fi
    echo "$source_tree"
}

build_failed() {
    cat "$build_log" >&2
    die "The preset $2 could not be $1; the log above is in $build_log."
}
