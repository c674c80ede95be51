# SPDX-FileCopyrightText: 2026 The Beckon authors
# SPDX-License-Identifier: Apache-2.0

# The end of a run of the tests in a few lines, from the events that Swift Testing writes with
# `--event-stream-version 0`: which tests took longest or, where the run `failed`, every issue and nothing else, so that
# the end of a log tells it.
#
# With `width` tests at a time most wait for their turn, and their own times are those of the waiting too. Test cases
# say when they begin; of the others the beginning is reckoned: turns are given in the order of asking, and each begins
# when another one ends.

# The text after a key, as JSON has it; each line is one object.
function text(line, key,    start) {
    start = index(line, "\"" key "\":\"")
    return start ? string(substr(line, start + length(key) + 4)) : ""
}

function string(rest) {
    gsub(/\\\\/, "\001", rest)
    gsub(/\\"/, "\002", rest)
    rest = substr(rest, 1, index(rest, "\"") - 1)
    gsub(/\\[nrt]/, " ", rest)
    gsub(/\\\//, "/", rest)
    gsub(/\001/, "\\", rest)
    gsub(/\002/, "\"", rest)
    return rest
}

# The turn that began at the place given, or at the last one there is.
function take(place,    start) {
    if (place > free) place = free
    start = turns[place]
    for (; place < free; place++) turns[place] = turns[place + 1]
    free--
    return start
}

function spend(id, seconds) {
    took[id] += seconds
}

function messages(line,    all, start) {
    all = ""
    while (start = index(line, "\"text\":\"")) {
        line = substr(line, start + 8)
        all = all (all == "" ? "" : "; ") string(line)
    }
    return length(all) > 400 ? substr(all, 1, 400) "…" : all
}

function title(id,    suite) {
    suite = id
    sub(/\/[^\/]*\(.*/, "", suite)
    return suite ": " (id in names ? names[id] : id)
}

BEGIN {
    if (!width) width = 1
}

/^\{"kind":"test"/ {
    sub(/"_testCases":\[.*\}\],/, "")
    id = text($0, "id")
    names[id] = text($0, "displayName")
    if (names[id] == "") names[id] = text($0, "name")
    hasCases[id] = /"isParameterized":true/
    isSuite[id] = /"kind":"suite"/
    next
}

match($0, /"kind":"(runStarted|runEnded|testStarted|testEnded|testCaseStarted|testCaseEnded|issueRecorded)"/) {
    kind = substr($0, RSTART + 8, RLENGTH - 9)
    match($0, /"absolute":[0-9.]+/)
    now = substr($0, RSTART + 11, RLENGTH - 11) + 0
    id = text($0, "testID")
    at = index($0, "\"_testCase\":")
    name = at ? text(substr($0, at), "displayName") : ""
    case = id SUBSEP (at ? text(substr($0, at), "id") : "")
}

kind == "runStarted" {
    for (free = 0; free < width; ) turns[++free] = now
}

kind == "testStarted" && !isSuite[id] && !hasCases[id] {
    queue[++queued] = id
    asked[id] = now
}

kind == "testEnded" && (id in asked) {
    while (first < queued && (queue[first + 1] in ended)) first++
    place = 1
    for (turn = first + 1; queue[turn] != id; turn++) if (!(queue[turn] in ended)) place++
    start = free ? take(place) : asked[id]
    spend(id, now - (start > asked[id] ? start : asked[id]))
    ended[id] = 1
    turns[++free] = now
}

kind == "testCaseStarted" && hasCases[id] {
    begun[case] = now
    caseNames[case] = title(id) " (" name ")"
    if (free) take(free)
}

kind == "testEnded" && !isSuite[id] {
    latest[++endings] = title(id)
}

kind == "testCaseEnded" && (case in begun) {
    spend(id, now - begun[case])
    delete begun[case]
    turns[++free] = now
}

kind == "issueRecorded" && !/"isKnown":true/ && /"symbol":"fail"/ {
    place = text($0, "fileID")
    match($0, /"sourceLocation":\{[^}]*\}/)
    location = substr($0, RSTART, RLENGTH)
    match(location, /"line":[0-9]+/)
    place = place ":" substr(location, RSTART + 7, RLENGTH - 7)
    issues[++issueCount] = "✘ " place ": " (id == "" ? "outside of any test" : title(id)) \
        (name == "" ? "" : " (" name ")") ": " messages(substr($0, index($0, "\"messages\":")))
}

kind == "runEnded" { isOver = 1 }

{ kind = "" }

function printLongest(    rank, longest) {
    print "\nThe tests that took longest, in seconds of their own:"
    for (rank = 0; rank < 10; rank++) {
        longest = ""
        for (id in took) if (longest == "" || took[id] > took[longest]) longest = id
        if (longest == "") break
        printf "%7.1f  %s\n", took[longest], title(longest)
        delete took[longest]
    }
}

END {
    if (!failed) printLongest()
    if (!isOver) {
        print "\nThe run was broken off. These had begun, and had not ended:"
        for (case in begun) print "        " caseNames[case]
        for (turn = first + 1; turn <= queued && free > 0; turn++) {
            if (queue[turn] in ended) continue
            print "        " title(queue[turn])
            free--
        }
        print "The last that ended:"
        for (ending = (endings > 4 ? endings - 3 : 1); ending <= endings; ending++) print "        " latest[ending]
    }
    if (issueCount) print "\n" issueCount (issueCount == 1 ? " issue:" : " issues:")
    for (issue = 1; issue <= issueCount; issue++) print issues[issue]
}
