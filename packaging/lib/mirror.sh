# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# The Debian mirror that this machine's apt is set up with.

# Each source as "URI<TAB>SUITES", from the deb822 form and from the one-line form.
apt_sources() {
    find "$1" -name '*.sources' -exec cat {} + -exec echo \; 2>/dev/null | awk '
        function flush() {
            if (value["types"] ~ /(^| )deb( |$)/ && value["enabled"] !~ /^ *(no|false|off|0) *$/) {
                n = split(value["uris"], uri, " ")
                for (i = 1; i <= n; i++) print uri[i] "\t" value["suites"]
            }
            split("", value)
            key = ""
        }
        /^[ \t]*$/ { flush(); next }
        /^#/ { next }
        /^[^ \t]/ { key = tolower($0); sub(/:.*/, "", key); sub(/^[^:]*:/, "") }
        { gsub(/[ \t]+/, " "); value[key] = value[key] $0 }
        END { flush() }'
    find "$1" -name '*.list' -exec cat {} + -exec echo \; 2>/dev/null | awk '
        $1 == "deb" { sub(/\[[^]]*\]/, ""); print $2 "\t" $3 }'
}

# debian_mirror APT-FOLDER CODENAME: the first one that serves this machine's own release, which no
# third party's source does; nothing if there is none.
debian_mirror() {
    local uri suites release=$2
    while IFS=$'\t' read -r uri suites; do
        [[ " $suites " =~ \ ($release|stable|oldstable|oldoldstable)\  ]] || continue
        # a list of mirrors, as cloud images have it
        [[ $uri != mirror+file:* ]] || uri=$(grep -oEm1 '^[^#[:space:]]+' "${uri#mirror+file:}")
        [[ $uri =~ ^(https?|ftp|file|copy):/ ]] || continue
        printf '%s\n' "${uri%/}"
        return
    done < <(apt_sources "$1")
}
