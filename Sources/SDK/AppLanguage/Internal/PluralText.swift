// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists

/// A text of a `.stringsdict`, in the language of its table.
struct PluralText: Sendable {
    /// How deep variables may name one another.
    private static let depthLimit = 4

    private let plural: StringTable.Plural
    private let language: String

    /// - Parameter language: A BCP 47 tag; its rules say which form a number takes.
    init(_ plural: StringTable.Plural, language: String) {
        self.plural = plural
        self.language = language
    }

    /// The words for most numbers, a format like any other.
    var general: String {
        let pieces = pieces(for: [])
        let used = pieces.compactMap(\.argument)
        // As an author would write it: with numbers only where the order is another.
        let isInOrder = used == Array(used.indices)
        return pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .place(let conversion, let argument): isInOrder ? "%\(conversion)" : "%\(argument + 1)$\(conversion)"
            }
        }.joined()
    }

    /// The words for these arguments, and the arguments in the order in which the words take them.
    ///
    /// An argument that isn't there is left out.
    func format(for arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
        var format = ""
        var taken: [any CVarArg] = []
        for piece in pieces(for: arguments) {
            switch piece {
            case .words(let words): format += words
            case .place(let conversion, let argument) where arguments.indices.contains(argument):
                format += "%\(conversion)"
                taken.append(arguments[argument])
            case .place: break
            }
        }
        return (format, taken)
    }
}

// MARK: - Taking a format apart

extension PluralText {
    private enum Piece {
        case words(String)
        /// Where an argument goes, counted from 0, and how it is written, such as `ld`.
        case place(String, Int)

        var argument: Int? {
            if case .place(_, let argument) = self { argument } else { nil }
        }
    }

    private func pieces(for arguments: [any CVarArg]) -> [Piece] {
        var next = 0
        return pieces(of: plural.format, own: nil, depth: 0, arguments, &next)
    }

    /// - Parameters:
    ///   - own: Inside a variable's words: the argument that is the variable's number.
    ///   - next: The argument that the next place without a number takes.
    private func pieces(
        of words: String, own: Int?, depth: Int, _ arguments: [any CVarArg], _ next: inout Int
    ) -> [Piece] {
        let place =
            /%(?:%|(?:(\d{1,2})\$)?(?:#@([^@]+)@|([-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@diouxXeEfFgGaAcCsSp])))/
        var pieces: [Piece] = []
        var rest = words[...]
        while let match = rest.firstMatch(of: place) {
            pieces.append(.words(String(rest[..<match.range.lowerBound])))
            rest = rest[match.range.upperBound...]
            let (whole, position, variable, conversion) = match.output
            guard whole != "%%" else {
                pieces.append(.words("%%"))
                continue
            }
            let argument = argument(position, own: variable == nil ? own : nil, &next)
            if let variable {
                guard depth < Self.depthLimit, let forms = plural.variables[String(variable)] else { continue }
                let number = arguments.indices.contains(argument) ? Self.wholeNumber(arguments[argument]) : nil
                pieces += self.pieces(
                    of: form(of: forms, for: number), own: argument, depth: depth + 1, arguments, &next)
            } else if let conversion {
                pieces.append(.place(String(conversion), argument))
            }
        }
        return pieces + [.words(String(rest))]
    }

    private func argument(_ position: Substring?, own: Int?, _ next: inout Int) -> Int {
        if let number = position.flatMap({ Int($0) }), number > 0 { return number - 1 }
        if let own { return own }
        defer { next += 1 }
        return next
    }

    /// Words for `zero` count for 0 in every language, as Foundation has it.
    private func form(of forms: [String: String], for number: Int?) -> String {
        let other = forms[PluralCategory.other.rawValue] ?? ""
        guard let number else { return other }
        if number == 0, let words = forms[PluralCategory.zero.rawValue] { return words }
        return forms[PluralCategory(of: number, language: language).rawValue] ?? other
    }

    /// Nil for anything else: fractions take the form of most numbers.
    private static func wholeNumber(_ argument: any CVarArg) -> Int? {
        switch argument {
        case let number as any BinaryInteger: Int(clamping: number)
        case let number as any BinaryFloatingPoint: Int(exactly: Double(number))
        case let number as NSNumber: Int(exactly: number.doubleValue)
        default: nil
        }
    }
}
