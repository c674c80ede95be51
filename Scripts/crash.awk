# SPDX-FileCopyrightText: 2026 The Beckon authors
# SPDX-License-Identifier: Apache-2.0

# How a run of the tests broke down, from its log, in a few lines: what Swift says of the crash, where the thread that
# crashed was, and how the process ended. Nothing when it did not.

function say(line) {
    if (++count <= 24) print substr(line, 1, 160)
}

/^\*\*\* .* crashed: |: Fatal error: |^Fatal error in / { say($0); next }
/^Thread [0-9]+ .*crashed:/ { frames = 12; next }
/^Thread / { frames = 0 }
frames > 0 && / in / { say("   " $0); frames-- }
match($0, /exited with unexpected signal code [0-9]+/) { say("The tests " substr($0, RSTART, RLENGTH)) }
