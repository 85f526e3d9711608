# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Runs a command inside the root: what of the machine is seen there, by which way in, and how
# signals and the exit status pass.

# Sets binds to "FROM TO" pairs, all but the root itself.
host_folders() {
    local folder
    binds=(/dev /dev /proc /proc /sys /sys /var /var / /run/host)
    for folder in /*/; do
        folder=${folder%/}
        case $folder in
        # what the root has of its own, and what was named above
        /bin | /boot | /dev | /etc | /lib* | /lost+found | /proc | /run | /sbin | /sys | /usr | /var) ;;
        *) binds+=("$folder" "$folder") ;;
        esac
    done
    for folder in /run/*/; do
        folder=${folder%/}
        [ -L "$folder" ] || [ "$folder" = /run/host ] || binds+=("$folder" "$folder")
    done
    for folder in /usr/src /usr/local/src; do
        [ ! -d "$folder" ] || binds+=("$folder" "$folder")
    done
    certificates
    accounts
}

# The certificates that this machine trusts, if it has any.
certificates() {
    local folder
    [ -s /etc/ssl/certs/ca-certificates.crt ] || return 0
    for folder in /etc/ssl/certs /usr/share/ca-certificates /usr/local/share/ca-certificates; do
        [ ! -d "$folder" ] || [ ! -d "$root$folder" ] || binds+=("$folder" "$folder")
    done
}

# The names of this machine, then those that the root's packages brought.
accounts() {
    local name
    for name in passwd group; do
        { cat "/etc/$name"; getent "$name" "$(id -u)" || true; cat "$root/etc/$name"; } |
            awk -F: '!seen[$1]++' >"$root.$name.$$"
        mv -f "$root.$name.$$" "$root.$name"
        binds+=("$root.$name" "/etc/$name")
    done
}

bubblewrap_words() {
    local i entry
    way_in=(bwrap --die-with-parent --dir /run)
    for entry in "$root"/*; do
        [ ! -L "$entry" ] || way_in+=(--symlink "$(readlink "$entry")" "/${entry##*/}")
    done
    way_in+=(--ro-bind "$root/usr" /usr --ro-bind "$root/etc" /etc)
    for ((i = 0; i < ${#binds[@]}; i += 2)); do
        way_in+=(--dev-bind-try "${binds[i]}" "${binds[i + 1]}")
    done
    [ "$(id -u)" != 0 ] || way_in+=(--cap-add ALL)
}

proot_words() {
    local i
    way_in=(setpriv --pdeathsig KILL proot -v -1 -r "$root")
    for ((i = 0; i < ${#binds[@]}; i += 2)); do
        way_in+=(-b "${binds[i]}:${binds[i + 1]}")
    done
}

# Sets way_in to the first way that works here: the words before the command. The command itself
# is so many processes below.
choose_way() {
    host_folders
    depth=1 status_file=
    bubblewrap_words
    "${way_in[@]}" -- true 2>/dev/null || way_in+=(--unshare-user)
    if "${way_in[@]}" -- true 2>/dev/null; then
        way_in+=(--chdir "$PWD" --)
        return
    fi
    require_tools proot
    proot_words
    "${way_in[@]}" true 2>/dev/null ||
        die "Neither bwrap (namespaces) nor proot (ptrace) works on this machine, so Debian 13 cannot be entered."
    mend_proot
}

# proot lets system calls that are younger than itself see the machine's files in place of the
# root's: they must fail, then the older ones are used. Its exit status is that of whichever
# process ended last, so a shell keeps the command's. And a process is traced by one only, so not by
# LeakSanitizer.
mend_proot() {
    local call
    status_file=$root.status.$$
    way_in+=(-w "$PWD" setpriv --pdeathsig KILL enosys)
    for call in statx faccessat2 openat2 fchmodat2; do way_in+=(--syscall "$call"); done
    # shellcheck disable=SC2016 # for the inner shell
    way_in+=(-- sh -c 'file=$1; shift; "$@"; echo $? >"$file"' sh "$status_file" setpriv --pdeathsig KILL)
    depth=2
    export LSAN_OPTIONS=${LSAN_OPTIONS:+$LSAN_OPTIONS:}detect_leaks=0
}

set_environment() {
    export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    unset LD_LIBRARY_PATH LD_PRELOAD PYTHONHOME PYTHONPATH QT_PLUGIN_PATH CMAKE_PREFIX_PATH PKG_CONFIG_PATH
    [ -x "$root${SHELL:-}" ] || export SHELL=/bin/bash
    # The root's C library has C.UTF-8 and no other; Qt takes the language from LANG all the same.
    export LANG=${LC_ALL:-${LANG:-C.UTF-8}} LC_CTYPE=C.UTF-8
    unset LC_ALL
}

# enter_root CMD…
enter_root() {
    exec 7>>"$root.lock" # held as long as anything runs inside, so that nobody removes the root
    touch "$root.lock"
    flock --shared 7
    choose_way
    set_environment
    supervise "$@"
}

# The way in must outlive the command to tell its exit status, and the command must get the signals:
# so this shell passes them on, and what lies between ignores them.
supervise() {
    local signaled=
    [ -e /proc/self/fd/0 ] || exec </dev/null
    (
        trap '' INT QUIT TERM HUP
        exec "${way_in[@]}" env --default-signal=INT,QUIT,TERM,HUP "$@"
    ) <&0 &
    outermost=$!
    trap 'signaled=yes; from_terminal || pass_on INT' INT
    trap 'signaled=yes; from_terminal || pass_on QUIT' QUIT
    trap 'signaled=yes; pass_on TERM' TERM
    trap 'signaled=yes; pass_on HUP' HUP
    while :; do
        status=0
        wait "$outermost" || status=$?
        [ -n "$signaled" ] || leave
        signaled=
    done
}

leave() {
    if [ -s "$status_file" ]; then
        status=$(<"$status_file")
        rm -f "$status_file"
    fi
    exit "$status"
}

# Ctrl+C reaches all of the terminal's foreground group by itself.
from_terminal() {
    local fields
    read -ra fields </proc/self/stat
    [ "${fields[4]}" = "${fields[7]}" ]
}

pass_on() {
    local i command=$outermost
    for ((i = 0; i < depth; i++)); do
        read -r command _ <"/proc/$command/task/$command/children" || true # there is no line end
        [ -n "$command" ] || return 0
    done
    kill -s "$1" "$command" || true
} 2>/dev/null
