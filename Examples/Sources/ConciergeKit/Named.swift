// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person calls by its name, in English or in their own language.
public protocol Named {
    /// In English, as the code knows it.
    var name: String { get }
    /// In the person's language.
    var title: String { get }
}

extension Sequence where Element: Named {
    /// What the words mean: the one of exactly that name, else all whose name is in the words, else all in whose name
    /// the words are.
    public func named(_ words: String) -> [Element] {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return [] }
        let exact = filter { $0.names.contains { $0.caseInsensitiveCompare(words) == .orderedSame } }
        if !exact.isEmpty { return exact }
        let inWords = filter { $0.names.contains { words.range(of: $0, options: .caseInsensitive) != nil } }
        if !inWords.isEmpty { return inWords }
        return filter { $0.names.contains { $0.range(of: words, options: .caseInsensitive) != nil } }
    }
}

extension Named {
    fileprivate var names: [String] { [name, title] }
}
