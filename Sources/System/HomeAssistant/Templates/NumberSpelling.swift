// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSpelling

/// How numbers are said in a language, in every gender, case and style it has, by Unicode's rules for spelling numbers
/// (CLDR's rule-based number formats).
package struct NumberSpelling: ~Copyable {
    private let spelling: OpaquePointer?
    private let ways: [[UInt16]]

    /// - Parameter language: A BCP 47 tag. A language without rules has no words.
    package init(language: String) {
        let spelling = beckon_spelling_open(language)
        self.spelling = spelling
        guard let spelling else {
            ways = []
            return
        }
        let names = Self.text { beckon_spelling_ways(spelling, $0, $1) }
        // Years and places in an order are no amounts.
        let amounts = names.split(separator: ";").filter { !$0.contains("year") && !$0.contains("ordinal") }
        ways = amounts.map { Array($0.utf16) }
    }

    deinit {
        if let spelling { beckon_spelling_close(spelling) }
    }

    /// What a number is called; the same words once.
    package borrowing func words(for number: Double) -> [String] {
        guard let spelling else { return [] }
        var words: [String] = []
        for way in ways {
            let text = Self.text { beckon_spelling_spell(spelling, way, Int32(way.count), number, $0, $1) }
            // Unicode marks where a long word may be broken.
            let whole = text.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
            if !whole.isEmpty, !words.contains(whole) { words.append(whole) }
        }
        return words
    }

    private static func text(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2048) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            let count = min(max(0, Int(write(base, Int32(buffer.count)))), buffer.count)
            return String(decoding: buffer[..<count], as: UTF16.self)
        }
    }
}
