// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension FormatReader {
    /// A value with the steps from it.
    mutating func value() throws(PredicateMistake) -> ValueExpression {
        try enter()
        defer { leave() }
        var steps: [ValueExpression.Step] = []
        var root = try start(&steps)
        while true {
            if try take(["."]) {
                steps += try keys()
            } else if token == .sign("["), root.mayHaveElements || !steps.isEmpty {
                steps.append(try element())
            } else {
                break
            }
        }
        if !steps.isEmpty { root = .path(of: root, steps) }
        return root
    }

    /// What a value begins with; a key is a step from the object itself.
    private mutating func start(_ steps: inout [ValueExpression.Step]) throws(PredicateMistake) -> ValueExpression {
        let first = token
        switch first {
        case .place(.key), .word(_, isKey: true):
            steps = try keys()
            return .itself
        case .word: return try word(&steps)
        case .place(.value):
            try advance()
            return .constant(try argument())
        case .sign("{"): return .list(try list(until: "}"))
        case .sign("("):
            let values = try list(until: ")")
            return values.count == 1 ? values[0] : .list(values)
        default: return try constant()
        }
    }

    private mutating func constant() throws(PredicateMistake) -> ValueExpression {
        let isNegative = try take(["-"])
        switch token {
        case .text(let text) where !isNegative:
            try advance()
            return .constant(text)
        case .variable(let name) where !isNegative:
            try advance()
            return .variable(name)
        case .whole(let number):
            try advance()
            return .constant(isNegative ? -number : number)
        case .number(let number):
            try advance()
            return .constant(isNegative ? -number : number)
        case .place(.number) where !isNegative:
            try advance()
            return .constant(try number())
        default: throw unexpected("a key, %@ or a value")
        }
    }

    private mutating func number() throws(PredicateMistake) -> Any? {
        let argument = try argument()
        switch PredicateValue(argument) {
        case .whole, .number: return argument
        default:
            throw PredicateMistake(
                "the value for a number in it is \(argument.map { "a \(type(of: $0))" } ?? "nil")",
                remedy: "write %@ for it")
        }
    }

    private mutating func word(_ steps: inout [ValueExpression.Step]) throws(PredicateMistake) -> ValueExpression {
        let constants: [String: Any?] = [
            "TRUE": true, "YES": true, "FALSE": false, "NO": false, "NULL": Any?.none, "NIL": Any?.none,
        ]
        let keyword = token.keyword ?? ""
        if let constant = constants[keyword] {
            try advance()
            return .constant(constant)
        }
        if keyword == "SELF" {
            try advance()
            return .itself
        }
        guard !Self.reserved.contains(keyword) else { throw unexpected("a key, %@ or a value; #\(keyword) is a key") }
        steps = try keys()
        guard token != .sign("(") else {
            throw PredicateMistake(
                "\(keyword.lowercased())(…) is not calculated here", remedy: "calculate it in Swift, and give a value")
        }
        return .itself
    }

    /// Words that no key is.
    private static let reserved: Set<String> =
        Set(PredicateComparison.Operator.allCases.map(\.rawValue)).union([
            "AND", "OR", "NOT", "ALL", "ANY", "SOME", "NONE", "SUBQUERY", "FETCH", "CAST", "TRUEPREDICATE",
            "FALSEPREDICATE",
        ])

    /// One key, or those of a path that stands for a place.
    private mutating func keys() throws(PredicateMistake) -> [ValueExpression.Step] {
        switch token {
        case .word(let key, _):
            try advance()
            return [.key(key)]
        case .place(.key):
            try advance()
            guard case .text(let path) = PredicateValue(try argument()), !path.isEmpty else {
                throw PredicateMistake("the value for %K is not text with a key in it", remedy: "write %@ for a value")
            }
            let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard !keys.contains("") else {
                throw PredicateMistake("the path ‘\(path)’ for %K has an empty key", remedy: "mend its dots")
            }
            return keys.first?.uppercased() == "SELF" ? keys.dropFirst().map { .key($0) } : keys.map { .key($0) }
        default: throw unexpected("a key")
        }
    }

    private mutating func list(until end: String) throws(PredicateMistake) -> [ValueExpression] {
        try advance()
        var values: [ValueExpression] = []
        if try take([end]) { return values }
        repeat { values.append(try value()) } while try take([","])
        try expect(end)
        return values
    }

    private mutating func element() throws(PredicateMistake) -> ValueExpression.Step {
        try expect("[")
        let step: ValueExpression.Step
        switch (token, token.keyword) {
        case (.whole(let place), _): step = .place(place)
        case (_, "FIRST"): step = .first
        case (_, "LAST"): step = .last
        case (_, "SIZE"): step = .size
        default: throw unexpected("a number, FIRST, LAST or SIZE")
        }
        try advance()
        try expect("]")
        return step
    }
}

extension ValueExpression {
    /// Whether brackets behind it mean one of its elements.
    fileprivate var mayHaveElements: Bool {
        switch self {
        case .itself, .variable, .list: true
        case .constant(let value):
            PredicateValue.unwrapped(value).map { PredicateValue.elements(of: $0) != nil } ?? false
        case .path: true
        }
    }
}
