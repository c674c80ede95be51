// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The patterns that a run looked for last, each compiled once.
package struct PatternCache: Sendable {
    private struct Key: Hashable {
        var pattern: String
        var isExpression: Bool
        var isCaseSensitive: Bool
    }

    private static let most = 64
    private var patterns: [Key: TextPattern] = [:]
    /// How often one was compiled.
    private(set) var compilations = 0

    /// How many are kept.
    var count: Int { patterns.count }

    /// A pattern, ready to be looked for.
    mutating func pattern(
        _ pattern: String, isExpression: Bool = true, isCaseSensitive: Bool
    ) throws(ShortcutFailure) -> TextPattern {
        let key = Key(pattern: pattern, isExpression: isExpression, isCaseSensitive: isCaseSensitive)
        if let known = patterns[key] { return known }
        let made = try TextPattern(pattern, isExpression: isExpression, isCaseSensitive: isCaseSensitive)
        // Anyone who looks for more has a pattern that changes from round to round.
        if patterns.count >= Self.most { patterns = [:] }
        patterns[key] = made
        compilations += 1
        return made
    }
}
