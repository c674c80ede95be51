// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// The names of members of archives.
enum MemberName {
    private static let longest = 255

    /// What a member is called without its folders; nil if its path leads out of the archive.
    static func name(inPath path: String) -> String? {
        // Some programs on Windows write its separators.
        let parts = path.replacing("\\", with: "/").split(separator: "/").map(String.init)
        guard !parts.contains(".."), let last = parts.last(where: { $0 != "." }) else { return nil }
        return cleaned(last)
    }

    /// A name that can stand in any folder.
    static func cleaned(_ name: String) -> String {
        let name = String(name.replacing("/", with: "-").unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
        guard !["", ".", ".."].contains(name) else { return "File" }
        guard name.utf8.count > longest else { return name }
        return String(decoding: name.utf8.prefix(longest), as: UTF8.self).replacing("\u{FFFD}", with: "")
    }

    /// Names, each of which is there once: the second `a.txt` is `a 2.txt`.
    static func distinct(_ names: [String]) -> [String] {
        var taken: Set<String> = []
        var next: [String: Int] = [:]
        return names.map { name in
            guard !taken.insert(name).inserted else { return name }
            let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
            var number = next[name, default: 2]
            var other = name
            repeat {
                other = "\(name[..<dot]) \(number)\(name[dot...])"
                number += 1
            } while !taken.insert(other).inserted
            next[name] = number
            return other
        }
    }
}
