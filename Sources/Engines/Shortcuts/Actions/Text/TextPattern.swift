// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// A regular expression, or a text that is looked for as it is written.
///
/// A pattern may take very long for a short text: looking for it is given up after a number of steps, which is the
/// same on every machine.
struct TextPattern {
    private let expression: NSRegularExpression
    private static let longestText = 16 << 20
    private static let steps = 10_000
    private static let mostMatches = 1_000_000

    init(_ pattern: String, isExpression: Bool = true, isCaseSensitive: Bool) throws(ShortcutFailure) {
        let written = isExpression ? pattern : NSRegularExpression.escapedPattern(for: pattern)
        do {
            expression = try NSRegularExpression(pattern: written, options: isCaseSensitive ? [] : .caseInsensitive)
        } catch {
            throw ShortcutFailure("‘\(pattern)’ is no regular expression", remedy: "check its brackets and signs")
        }
    }

    /// One place where a text matches.
    struct Match {
        var range: Range<Int>
        /// The groups of the pattern; an empty one for one that has no part in it.
        var groups: [Range<Int>]
    }

    /// Where a text matches, by its UTF-16 units.
    func matches(in text: String) throws(ShortcutFailure) -> [Match] {
        guard text.utf8.count <= Self.longestText else {
            throw ShortcutFailure(
                "the text is longer than \(Self.longestText) bytes", remedy: "look for less at a time", kind: .tooMuch)
        }
        var matches: [Match] = []
        let length = text.utf16.count
        // It is told of each place that it comes to, and in between.
        var stepsLeft = Self.steps + length
        let range = NSRange(location: 0, length: length)
        expression.enumerateMatches(in: text, options: .reportProgress, range: range) { result, _, stop in
            if let result { matches.append(Self.match(result)) } else { stepsLeft -= 1 }
            if stepsLeft < 0 || matches.count > Self.mostMatches { stop.pointee = true }
        }
        guard stepsLeft >= 0, matches.count <= Self.mostMatches else {
            throw ShortcutFailure(
                "looking for ‘\(expression.pattern)’ takes too long",
                remedy: "write the pattern so that it tries less, or look in a shorter text", kind: .tooMuch)
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
            replaced += template.units(for: match, in: units)
            place = match.range.upperBound
            try TextSize.check(replaced.count)
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
    init(_ text: String) {
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.popFirst() {
            if unit == Self.backslash, let next = rest.popFirst() {
                units.append(next)
            } else if unit == Self.dollar, let digit = rest.first, let group = Self.digit(digit) {
                rest.removeFirst()
                pieces.append(.units(units))
                pieces.append(.group(group))
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

    func units(for match: TextPattern.Match, in text: [UInt16]) -> [UInt16] {
        pieces.flatMap { piece -> [UInt16] in
            switch piece {
            case .units(let units): units
            case .group(0): Array(text[match.range])
            case .group(let number):
                match.groups.indices.contains(number - 1) ? Array(text[match.groups[number - 1]]) : []
            }
        }
    }
}
