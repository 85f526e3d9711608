# SPDX-FileCopyrightText: 2026 The Crawlright developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Runs the fuzz targets of the core-asan build for a while.

readonly least_executions=100000

# fuzz SECONDS: the targets share the time, as many at once as there are cores.
fuzz() {
    local targets target i cores each running
    targets=("$source_tree"/build/core-asan/bin/fuzz_*)
    [ -x "${targets[0]}" ] || die "The core-asan build has no fuzz targets (build/core-asan/bin/fuzz_*)."
    fuzz_folder=$source_tree/build/core-asan/fuzz
    cores=$(nproc)
    [ "$cores" -le ${#targets[@]} ] || cores=${#targets[@]}
    each=$(($1 * cores / ${#targets[@]}))
    say "Fuzzing ${#targets[@]} targets, $((each > 0 ? each : 1)) s each, $cores at once."
    for ((i = 0; i < ${#targets[@]}; i += cores)); do
        running=()
        for target in "${targets[@]:i:cores}"; do
            fuzz_one "$target" "$((each > 0 ? each : 1))" &
            running+=($!)
        done
        wait "${running[@]}" || true # judged below, by what they left
    done
    judge_fuzzing "${targets[@]}"
}

# fuzz_one TARGET SECONDS: the corpus grows in the build folder; the seeds are only read.
fuzz_one() {
    local name folder words
    name=${1##*/fuzz_}
    folder=$fuzz_folder/$name
    rm -rf "$folder/artifacts" "$folder/passed"
    mkdir -p "$folder/corpus" "$folder/artifacts"
    words=(-max_total_time="$2" -print_final_stats=1 -timeout=20 -rss_limit_mb=4096
        -artifact_prefix="$folder/artifacts/" "$folder/corpus")
    [ ! -e "$source_tree/tests/fuzz/robots.dict" ] || words=(-dict="$source_tree/tests/fuzz/robots.dict" "${words[@]}")
    [ ! -d "$source_tree/tests/fuzz/seeds/$name" ] || words+=("$source_tree/tests/fuzz/seeds/$name")
    "$1" "${words[@]}" >"$folder/log" 2>&1 && touch "$folder/passed"
}

judge_fuzzing() {
    local target name executions total=0 failed=
    for target; do
        name=${target##*/fuzz_}
        executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$fuzz_folder/$name/log")
        say "  $name: ${executions:-0} executions"
        total=$((total + ${executions:-0}))
        [ -e "$fuzz_folder/$name/passed" ] || { failed=yes; show_crash "$name"; }
    done
    [ -z "$failed" ] || die "Fuzzing found a fault."
    [ "$total" -ge "$least_executions" ] || die "Fuzzing made $total executions; $least_executions are wanted."
    say "Fuzzing found nothing in $total executions."
}

# All that is needed to see it again elsewhere.
show_crash() {
    local input
    tail -n 60 "$fuzz_folder/$1/log" >&2
    for input in "$fuzz_folder/$1/artifacts"/*; do
        [ -e "$input" ] || continue
        say "--- $1: ${input##*/} as base64 ---"
        base64 "$input" >&2
    done
}
