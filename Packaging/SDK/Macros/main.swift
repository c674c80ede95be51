// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

// SwiftPM builds macros from source alone: this one becomes the program that has them, which is compiled already.
let package = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
let program = package + "/Programs/AppIntentsMacros"
execv(program, [strdup(program), nil])
perror(program)
exit(1)
