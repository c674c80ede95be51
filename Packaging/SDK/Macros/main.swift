// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

// SwiftPM builds macros from source alone: this one becomes the program that has them, which is compiled already, and
// which finds SwiftSyntax where this toolchain has it.

/// The folder some levels above a path.
func folder(above path: Substring, by levels: Int) -> String {
    path.split(separator: "/").dropLast(levels).map { "/" + $0 }.joined()
}

/// PREFIX/lib/swift/linux/libswiftCore.so, which this program has loaded.
func runtime() -> Substring? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    while getline(&line, &size, maps) > 0, let line {
        let text = String(cString: line)
        if text.hasSuffix("/libswiftCore.so\n"), let start = text.firstIndex(of: "/") {
            return text[start...].dropLast()
        }
    }
    return nil
}

if let library = runtime() {
    setenv("LD_LIBRARY_PATH", "\(folder(above: library, by: 2))/host:\(folder(above: library, by: 1))", 1)
}
let program = folder(above: #filePath, by: 2) + "/Programs/AppIntentsMacros"
execv(program, [strdup(program), nil])
perror(program)
exit(1)
