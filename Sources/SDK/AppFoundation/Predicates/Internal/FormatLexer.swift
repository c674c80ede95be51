// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Cuts a predicate's format into its words, values and signs.
struct FormatLexer {
    /// As many characters of a format as are read.
    static let lengthLimit = 65_536

    private let scalars: [Unicode.Scalar]
    private var place = 0

    /// - Throws: For one that is too long.
    init(_ format: String) throws(PredicateMistake) {
        scalars = Array(format.unicodeScalars.prefix(Self.lengthLimit + 1))
        guard scalars.count <= Self.lengthLimit else {
            throw PredicateMistake(
                "it has more than the \(Self.lengthLimit) characters that are read",
                remedy: "give long lists as values, with IN %@")
        }
    }

    private var current: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

    private func scalar(after count: Int) -> Unicode.Scalar? {
        place + count < scalars.count ? scalars[place + count] : nil
    }

    /// The next one; the end again and again.
    mutating func next() throws(PredicateMistake) -> FormatToken {
        while let scalar = current, scalar.properties.isWhitespace { place += 1 }
        guard let scalar = current else { return .end }
        switch scalar {
        case "'", "\"": return .text(try text(until: scalar))
        case "%": return .place(try placeholder())
        case "$":
            place += 1
            return .variable(try name(after: "$"))
        case "#":
            place += 1
            return .word(try name(after: "#"), isKey: true)
        case "@":
            place += 1
            return .word("@" + (try name(after: "@")), isKey: true)
        case _ where scalar.isDigit: return try number()
        case "." where self.scalar(after: 1)?.isDigit == true: return try number()
        case _ where scalar.beginsName: return .word(run(\.continuesName), isKey: false)
        default: return try sign()
        }
    }

    private mutating func run(_ belongs: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current, belongs(scalar) {
            text.append(scalar)
            place += 1
        }
        return String(text)
    }

    private mutating func name(after sign: String) throws(PredicateMistake) -> String {
        guard current?.beginsName == true else {
            throw PredicateMistake("‘\(sign)’ has no name after it", remedy: "write one, or leave it out")
        }
        return run(\.continuesName)
    }

    private mutating func text(until quote: Unicode.Scalar) throws(PredicateMistake) -> String {
        place += 1
        var text = String.UnicodeScalarView()
        while let scalar = current {
            place += 1
            if scalar == quote { return String(text) }
            guard scalar == "\\", let escaped = current else {
                text.append(scalar)
                continue
            }
            place += 1
            text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
        }
        throw PredicateMistake("a text in it has no end", remedy: "write \(quote) behind it")
    }

    private mutating func placeholder() throws(PredicateMistake) -> FormatToken.Place {
        place += 1
        let lengths = run { "hlqzjtL".unicodeScalars.contains($0) }
        let kind = current
        place += 1
        switch kind {
        case "@" where lengths.isEmpty: return .value
        case "K" where lengths.isEmpty: return .key
        case let kind? where "dDiuUxXoOcCfFeEgGaA".unicodeScalars.contains(kind): return .number
        default:
            throw PredicateMistake(
                "‘%\(lengths)\(kind.map { String($0) } ?? "")’ is not a placeholder",
                remedy: "write %@, %K for a key, or %d or %f for a number")
        }
    }

    private mutating func number() throws(PredicateMistake) -> FormatToken {
        let radixes: [Unicode.Scalar: Int] = ["x": 16, "X": 16, "o": 8, "b": 2]
        if current == "0", let radix = scalar(after: 1).flatMap({ radixes[$0] }) {
            place += 2
            let digits = run(\.continuesName)
            guard let number = Int(digits, radix: radix) else { throw Self.badNumber(digits) }
            return .whole(number)
        }
        var digits = run(\.isDigit)
        if let whole = Int(digits), current != ".", current != "e", current != "E" { return .whole(whole) }
        if current == "." {
            place += 1
            digits += "." + run(\.isDigit)
        }
        if current == "e" || current == "E" {
            place += 1
            digits += "e"
            if let sign = current, sign == "-" || sign == "+" {
                digits.unicodeScalars.append(sign)
                place += 1
            }
            digits += run(\.isDigit)
        }
        guard let number = Double(digits.hasPrefix(".") ? "0" + digits : digits) else { throw Self.badNumber(digits) }
        return .number(number)
    }

    private static func badNumber(_ digits: String) -> PredicateMistake {
        PredicateMistake("‘\(digits)’ is not a number", remedy: "mend it, or put quotation marks around it")
    }

    private mutating func sign() throws(PredicateMistake) -> FormatToken {
        let two = String(String.UnicodeScalarView(scalars[place..<min(place + 2, scalars.count)]))
        if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":="].contains(two) {
            place += 2
            return .sign(two)
        }
        let one = String(scalars[place])
        guard "=<>!(){}[],.-+*/:".contains(one) else {
            throw PredicateMistake(
                "‘\(one)’ means nothing in a predicate", remedy: "put what is a text in quotation marks")
        }
        place += 1
        return .sign(one)
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var beginsName: Bool { self == "_" || properties.isAlphabetic }
    fileprivate var continuesName: Bool { beginsName || isDigit }
}
