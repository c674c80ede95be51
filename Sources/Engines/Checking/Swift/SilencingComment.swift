// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// `// beckon:disable RULE…` on a line of its own or behind code: that line and the next stay
/// without findings of these rules. `// beckon:disable-file RULE…` is for the whole file.
enum SilencingComment {
    /// The identifiers by line, from 1; under 0 those of the whole file.
    static func rules(_ remarks: [Range<Int>], in bytes: [UInt8], lines: [UInt32]) -> [Int: Set<String>] {
        var rules: [Int: Set<String>] = [:]
        for remark in remarks {
            let words = String(decoding: bytes[remark], as: UTF8.self).split { $0 == " " || $0 == "," || $0 == "\r" }
            let names = Set(words.dropFirst().map(String.init))
            let line = SwiftSource.line(of: UInt32(remark.lowerBound), in: lines) + 1
            switch words.first {
            case "beckon:disable": for line in [line, line + 1] { rules[line, default: []].formUnion(names) }
            case "beckon:disable-file": rules[0, default: []].formUnion(names)
            default: break
            }
        }
        return rules
    }
}
