# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# The build environment of a machine whose own apt has all of it.

readonly least_syntax_highlighting=6.13

suffices() { [ -n "$1" ] && dpkg --compare-versions "$1" ge "$least_syntax_highlighting"; }

native_installed() {
    suffices "$(dpkg-query --show --showformat='${Version}' libkf6syntaxhighlighting-dev 2>/dev/null)"
}
native_offered() { suffices "$(candidate libkf6syntaxhighlighting-dev)"; }

sections_for() {
    case $1 in
    build) echo build ;;
    test) echo build test ;;
    *) echo build test develop ;;
    esac
}

# enter_native SECTION CMD…
enter_native() {
    local sections missing
    read -ra sections < <(sections_for "$1")
    mapfile -t missing < <(packages_of "${sections[@]}" | not_installed)
    shift
    if [ ${#missing[@]} -gt 0 ]; then
        set_up_lock
        : >"$setup_log"
        install_without_services "${missing[@]}"
        set_up_unlock
    fi
    export CRAWLRIGHT_ENV=native
    exec "$@"
}

# Tests start their servers themselves: installing them must not open ports on the user's machine.
install_without_services() {
    local name services=()
    for name in nginx vsftpd; do
        dpkg-query --show "$name" >/dev/null 2>&1 || services+=("$name.service")
    done
    if [ ! -d /run/systemd/system ] || [ ${#services[@]} = 0 ]; then
        install_packages "$@"
        return
    fi
    require_root "${*%% *}"
    "${as_root[@]}" systemctl mask --runtime --quiet "${services[@]}"
    install_packages "$@"
    "${as_root[@]}" systemctl unmask --runtime --quiet "${services[@]}"
    "${as_root[@]}" systemctl disable --quiet "${services[@]}" 2>/dev/null || true
}
