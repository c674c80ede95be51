# SPDX-FileCopyrightText: 2026 The Beckon authors
# SPDX-License-Identifier: Apache-2.0

# What each target imports beside what Package.swift declares for it, from `swift package describe`: a finding a line.
# Programs are declared to be run, plugins to be used, and tests declare what they have built, too: of those only
# what is imported and not declared is a finding.

function finish() {
    if (name == "") return
    count++
    names[count] = name
    types[name] = type
    folders[name] = folder
    sources[name] = files
    declared[name] = dependencies
    name = type = folder = files = dependencies = ""
}

/^Targets:/ { isTargets = 1; next }
!isTargets { next }
/^    [A-Z][A-Za-z0-9 ]*:/ {
    if ($1 == "Name:") { finish(); name = $2 }
    if ($1 == "Type:") type = $2
    if ($1 == "Path:") folder = $2
    section = $0
    gsub(/^ *|:.*$/, "", section)
    next
}
/^        / && section == "Sources" { sub(/^ */, ""); files = files "\n" $0 }
/^        / && section == "Target dependencies" { sub(/^ */, ""); dependencies = dependencies "\n" $0 }

# The modules that a file imports, each with a line break in front.
function imports(file, line, words, total, found, inText) {
    while ((getline line < file) > 0) {
        if (line ~ /"""/) inText = !inText
        if (inText || line !~ /^((public|package|internal|private|fileprivate|@[A-Za-z_]+(\([A-Za-z]+\))?) )*import /) continue
        sub(/^.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?/, "", line)
        split(line, words, /[^A-Za-z0-9_]/)
        found = found "\n" words[1]
    }
    close(file)
    return found
}

# The target of each module that a target in C has under another name than its own.
function readModuleMap(target, place, places, line, words) {
    places[1] = "/module.modulemap"
    places[2] = "/include/module.modulemap"
    for (place = 1; place <= 2; place++) {
        while ((getline line < (folders[target] places[place])) > 0) {
            split(line, words, " ")
            if (line ~ /^module / && !(words[2] in types)) owners[words[2]] = target
        }
        close(folders[target] places[place])
    }
}

function compare(target, list, total, place, module, wanted, imported, allImports) {
    total = split(substr(declared[target], 2), list, "\n")
    for (place = 1; place <= total; place++) wanted[list[place]] = 1
    total = split(substr(sources[target], 2), list, "\n")
    for (place = 1; place <= total; place++)
        if (list[place] ~ /\.swift$/) allImports = allImports imports(folders[target] "/" list[place])
    total = split(substr(allImports, 2), list, "\n")
    for (place = 1; place <= total; place++) {
        module = list[place] in owners ? owners[list[place]] : list[place]
        if (module in imported || module == target || !(module in types)) continue
        imported[module] = 1
        if (!(module in wanted)) print "imports: " target " imports " module "; declare it in Package.swift"
    }
    if (types[target] == "test") return
    for (module in wanted)
        if (types[module] ~ /^(library|system-target)$/ && !(module in imported))
            print "imports: " target " declares " module " in Package.swift and never imports it; take it out there"
}

END {
    finish()
    for (place = 1; place <= count; place++)
        if (sources[names[place]] !~ /\.swift/) readModuleMap(names[place])
    for (place = 1; place <= count; place++)
        if (sources[names[place]] ~ /\.swift/) compare(names[place])
}
