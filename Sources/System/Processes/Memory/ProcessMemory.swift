// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What processes and the machine have of memory, as /proc tells.
package enum ProcessMemory {
    /// The machine's, in bytes.
    package static var ofMachine: Int {
        sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// A process's pages, those it shares divided among the sharers, in bytes; see `Pss` in proc(5).
    static func proportional(of process: Int32) -> Int? {
        // A process may end at any moment, and then there is nothing to tell.
        guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8) else {
            return nil
        }
        return kilobytes(of: "Pss:", in: text).map { $0 << 10 }
    }

    /// The number in the line that begins with a key.
    static func kilobytes(of key: String, in text: String) -> Int? {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else { return nil }
        let words = line.dropFirst(key.count).split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[1] == "kB", let number = words.first.flatMap({ Int($0) }) else { return nil }
        return (0...Int.max >> 10).contains(number) ? number : nil
    }
}
