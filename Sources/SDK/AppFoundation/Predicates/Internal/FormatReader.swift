// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads what a predicate's format says, with the values for its places.
///
/// ```
/// condition  = both { ("OR" | "||") both }
/// both       = single { ("AND" | "&&") single }
/// single     = ("NOT" | "!") single | "(" condition ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
/// comparison = [ "ANY" | "SOME" | "ALL" | "NONE" ] value operator [ "[" letters "]" ] value
/// value      = ( "SELF" | key | "%@" | "%K" | "%d" | text | number | "$" name | list ) { "." key | "[" place "]" }
/// list       = "{" [ value { "," value } ] "}"
/// ```
struct FormatReader {
    /// As deep as parentheses, lists and NOT may be in each other.
    static let depthLimit = 100

    private var lexer: FormatLexer
    var token = FormatToken.end
    private var arguments: ArraySlice<Any?>
    private let argumentCount: Int
    private var depth = 0

    private init(_ format: String, _ arguments: [Any?]) throws(PredicateMistake) {
        lexer = try FormatLexer(format)
        self.arguments = arguments[...]
        argumentCount = arguments.count
        try advance()
    }

    /// - Throws: What is wrong with the format or the values.
    static func condition(of format: String, _ arguments: [Any?]) throws(PredicateMistake) -> PredicateCondition {
        var reader = try FormatReader(format, arguments)
        let condition = try reader.condition()
        guard reader.token == .end else { throw reader.unexpected("nothing more, or AND or OR") }
        return condition
    }

    // MARK: Conditions

    private mutating func condition() throws(PredicateMistake) -> PredicateCondition {
        var conditions = [try both()]
        while try take(["OR", "||"]) { conditions.append(try both()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func both() throws(PredicateMistake) -> PredicateCondition {
        var conditions = [try single()]
        while try take(["AND", "&&"]) { conditions.append(try single()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func single() throws(PredicateMistake) -> PredicateCondition {
        try enter()
        defer { depth -= 1 }
        if try take(["NOT", "!"]) { return .not(try single()) }
        if try take(["TRUEPREDICATE"]) { return .constant(true) }
        if try take(["FALSEPREDICATE"]) { return .constant(false) }
        if try take(["("]) {
            let condition = try condition()
            try expect(")")
            return condition
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws(PredicateMistake) -> PredicateComparison {
        let modifiers: [String: PredicateComparison.Modifier] = ["ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none]
        let modifier = token.keyword.flatMap { modifiers[$0] }
        if modifier != nil { try advance() }
        let left = try value()
        let comparisonOperator = try comparisonOperator()
        let options = try options()
        return PredicateComparison(
            modifier: modifier, left: left, operator: comparisonOperator, options: options, right: try value())
    }

    private mutating func comparisonOperator() throws(PredicateMistake) -> PredicateComparison.Operator {
        let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        let written: String? = if case .sign(let sign) = token { others[sign] ?? sign } else { token.keyword }
        guard let found = written.flatMap(PredicateComparison.Operator.init(rawValue:)) else {
            if case .sign(let sign) = token, "+-*/**".contains(sign) {
                throw PredicateMistake(
                    "‘\(sign)’ is not calculated here", remedy: "calculate in Swift, and give a value")
            }
            throw unexpected("an operator, such as == or CONTAINS")
        }
        try advance()
        return found
    }

    private mutating func options() throws(PredicateMistake) -> TextOptions {
        guard try take(["["]) else { return TextOptions() }
        guard case .word(let letters, _) = token, let options = TextOptions(letters) else {
            throw unexpected("c, d or both")
        }
        try advance()
        try expect("]")
        return options
    }

    // MARK: Tokens

    mutating func advance() throws(PredicateMistake) { token = try lexer.next() }

    /// Goes on where one of these comes now.
    mutating func take(_ words: [String]) throws(PredicateMistake) -> Bool {
        let written: String? = if case .sign(let sign) = token { sign } else { token.keyword }
        guard let written, words.contains(written) else { return false }
        try advance()
        return true
    }

    mutating func expect(_ sign: String) throws(PredicateMistake) {
        guard try take([sign]) else { throw unexpected("‘\(sign)’") }
    }

    func unexpected(_ wanted: String) -> PredicateMistake {
        PredicateMistake("there is \(token.shown) where something else belongs", remedy: "write \(wanted)")
    }

    /// One deeper; the caller it comes out again.
    mutating func enter() throws(PredicateMistake) {
        depth += 1
        guard depth <= Self.depthLimit else {
            throw PredicateMistake(
                "more than \(Self.depthLimit) of its parts are in each other", remedy: "make several of it")
        }
    }

    mutating func leave() { depth -= 1 }

    /// The value for the place that comes now.
    mutating func argument() throws(PredicateMistake) -> Any? {
        guard let argument = arguments.popFirst() else {
            throw PredicateMistake(
                "there are \(argumentCount) values for it, fewer than its places", remedy: "give one for each place")
        }
        return argument
    }
}
