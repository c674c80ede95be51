// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// A regular expression, or a text that is looked for as it is written.
///
/// A pattern may take very long for a short text: looking for it is given up after a number of steps, which is the
/// same on every machine.
struct TextPattern: Sendable {
    private let expression: NSRegularExpression
    private static let longestPattern = 1 << 16
    private static let steps = 10_000
    /// Matches and groups of all of them.
    private static let mostRanges = 2_000_000

    init(_ pattern: String, isExpression: Bool = true, isCaseSensitive: Bool) throws(ShortcutFailure) {
        guard pattern.utf8.count <= Self.longestPattern else {
            throw ShortcutFailure(
                "the text to find has more than \(Self.longestPattern) bytes", remedy: "look for shorter text",
                kind: .tooMuch)
        }
        let written = isExpression ? pattern : NSRegularExpression.escapedPattern(for: pattern)
        do {
            expression = try NSRegularExpression(pattern: written, options: isCaseSensitive ? [] : .caseInsensitive)
        } catch {
            throw ShortcutFailure(
                "‘\(String(pattern.prefix(60)))’ is not a valid regular expression",
                remedy: "check its brackets and special characters")
        }
    }

    /// How many groups there are.
    var groupCount: Int { expression.numberOfCaptureGroups }

    /// One place where a text matches.
    struct Match {
        var range: Range<Int>
        /// The groups of the pattern; an empty one for one that has no part in it.
        var groups: [Range<Int>]
    }

    /// Where a text matches, by its UTF-16 units.
    func matches(in text: String) throws(ShortcutFailure) -> [Match] {
        try TextSize.checkInput(text)
        var matches: [Match] = []
        let length = text.utf16.count
        // It is told about each place that it comes to, and in between.
        var stepsLeft = Self.steps + length
        let mostMatches = Self.mostRanges / (groupCount + 1)
        let range = NSRange(location: 0, length: length)
        expression.enumerateMatches(in: text, options: .reportProgress, range: range) { result, _, stop in
            if let result { matches.append(Self.match(result)) } else { stepsLeft -= 1 }
            if stepsLeft < 0 || matches.count > mostMatches { stop.pointee = true }
        }
        guard stepsLeft >= 0, matches.count <= mostMatches else {
            throw ShortcutFailure(
                "finding ‘\(String(expression.pattern.prefix(60)))’ takes too long",
                remedy: "simplify the pattern, or search a shorter text", kind: .tooMuch)
        }
        return matches
    }

    private static func match(_ result: NSTextCheckingResult) -> Match {
        func range(_ place: Int) -> Range<Int> { Range(result.range(at: place)) ?? 0..<0 }
        return Match(range: range(0), groups: (1..<max(1, result.numberOfRanges)).map(range))
    }

    /// The text with something else where it matches; `$1` in a template stands for a group.
    func replacing(in text: String, with template: ReplacementTemplate) throws(ShortcutFailure) -> String {
        let matches = try matches(in: text)
        guard !matches.isEmpty else { return text }
        let units = Array(text.utf16)
        var replaced: [UInt16] = []
        var place = 0
        for match in matches {
            replaced += units[place..<match.range.lowerBound]
            try template.append(match, of: units, to: &replaced)
            place = match.range.upperBound
        }
        replaced += units[place...]
        return String(decoding: replaced, as: UTF16.self)
    }
}

/// What stands for a match: units of text, and groups of the pattern.
struct ReplacementTemplate {
    private enum Piece {
        case units([UInt16])
        case group(Int)
    }

    private var pieces: [Piece] = []

    /// The text as it is.
    init(verbatim text: String) { pieces = [.units(Array(text.utf16))] }

    /// `$0` is the match, `$1` its first group; behind a backslash every sign stands for itself.
    init(_ text: String, groupCount: Int) {
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.popFirst() {
            if unit == Self.backslash, let next = rest.popFirst() {
                units.append(next)
            } else if unit == Self.dollar, let digit = rest.first, var group = Self.digit(digit) {
                rest.removeFirst()
                // More digits are of the number only where there are as many groups.
                while let digit = rest.first.flatMap(Self.digit), group * 10 + digit <= groupCount {
                    group = group * 10 + digit
                    rest.removeFirst()
                }
                pieces += [.units(units), .group(group)]
                units = []
            } else {
                units.append(unit)
            }
        }
        pieces.append(.units(units))
    }

    private static let backslash: UInt16 = 0x5C
    private static let dollar: UInt16 = 0x24

    private static func digit(_ unit: UInt16) -> Int? { (0x30...0x39).contains(unit) ? Int(unit) - 0x30 : nil }

    /// Puts what stands for a match behind a text.
    func append(
        _ match: TextPattern.Match, of text: [UInt16], to replaced: inout [UInt16]
    ) throws(ShortcutFailure) {
        for piece in pieces {
            switch piece {
            case .units(let units): replaced += units
            case .group(0): replaced += text[match.range]
            case .group(let number):
                if match.groups.indices.contains(number - 1) { replaced += text[match.groups[number - 1]] }
            }
            try TextSize.check(replaced.count)
        }
    }
}
