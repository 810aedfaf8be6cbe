
# Inserts candidates literally: they are matched, listed and inserted as quoted words, so that the common
# part of several is quoted, too.
__slashlint_handle_completion_types() {
    local tab=$'\t' longest=0 compline comp
    for compline in "${completions[@]}"; do
        printf -v comp '%q' "${compline%%"$tab"*}"
        [[ $comp == "$cur"* ]] || continue
        ((${#comp} > longest)) && longest=${#comp}
        [[ $compline == *"$tab"* ]] && comp+=$tab${compline#*"$tab"}
        COMPREPLY+=("$comp")
    done
    if ((${#COMPREPLY[*]} == 1)) || [[ $COMP_TYPE == 37 || $COMP_TYPE == 42 ]]; then
        COMPREPLY=("${COMPREPLY[@]%%"$tab"*}")
    else
        __slashlint_format_comp_descriptions $longest
    fi
}
