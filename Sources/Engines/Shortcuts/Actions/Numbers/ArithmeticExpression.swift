// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// A sum as people and calculators write it: the signs of arithmetic, brackets, names of functions and of constants.
struct ArithmeticExpression {
    private let text: String
    private var rest: ArraySlice<Character>
    private var depth = 0
    private static let deepest = 100
    private static let longest = 100_000

    init(_ text: String) {
        self.text = text
        rest = Array(text.filter { !$0.isWhitespace })[...]
    }

    /// What comes out.
    mutating func value() throws(ShortcutFailure) -> Number {
        guard rest.count <= Self.longest else {
            throw ShortcutFailure(
                "the expression is longer than \(Self.longest) characters", remedy: "shorten it", kind: .tooMuch)
        }
        let value = try sum()
        guard rest.isEmpty else { throw unexpected() }
        return value
    }

    private func unexpected() -> ShortcutFailure {
        let found: Sentence = rest.first.map { "‘\(String($0))’ is unexpected" } ?? "it ends too early"
        return ShortcutFailure(
            "‘\(String(text.prefix(60)))’ is not a valid expression: \(found)",
            remedy: "check its operators and brackets")
    }

    private mutating func take(_ signs: String) -> Character? {
        guard let first = rest.first, signs.contains(first) else { return nil }
        return rest.removeFirst()
    }

    private mutating func sum() throws(ShortcutFailure) -> Number {
        var value = try product()
        while let sign = take("+-−–") {
            let next = try product()
            value = sign == "+" ? value + next : value - next
        }
        return value
    }

    private mutating func product() throws(ShortcutFailure) -> Number {
        var value = try signed()
        while true {
            if rest.starts(with: "**") { return value }
            if take("*×·") != nil {
                value = value * (try signed())
            } else if take("/÷:") != nil {
                let divisor = try signed()
                guard divisor != .whole(0) else {
                    throw ShortcutFailure(
                        "division by zero", remedy: "check the numbers of the expression")
                }
                value = value / divisor
            } else if take("%") != nil {
                value = try remainder(value, try signed())
            } else if let next = rest.first, next == "(" || next.isLetter || next == "√" {
                // 2(3 + 4), 2pi
                value = value * (try signed())
            } else {
                return value
            }
        }
    }

    private func remainder(_ value: Number, _ divisor: Number) throws(ShortcutFailure) -> Number {
        guard divisor != .whole(0) else {
            throw ShortcutFailure("division by zero", remedy: "check the numbers of the expression")
        }
        return Number(value.double.truncatingRemainder(dividingBy: divisor.double))
    }

    private mutating func signed() throws(ShortcutFailure) -> Number {
        var isNegative = false
        while let sign = take("+-−–") {
            if sign != "+" { isNegative.toggle() }
        }
        let value = try power()
        return isNegative ? .whole(0) - value : value
    }

    private mutating func power() throws(ShortcutFailure) -> Number {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw ShortcutFailure(
                "the expression nests brackets \(Self.deepest) levels deep", remedy: "use fewer levels",
                kind: .tooMuch)
        }
        var base = try operand()
        while take("!") != nil { base = Number(tgamma(base.double + 1).rounded()) }
        if take("²") != nil { base = base * base }
        if take("³") != nil { base = base * base * base }
        if rest.starts(with: "**") {
            rest.removeFirst(2)
        } else if take("^") == nil {
            return base
        }
        return Number(pow(base.double, try signed().double))
    }

    private mutating func operand() throws(ShortcutFailure) -> Number {
        if take("(") != nil {
            let value = try sum()
            guard take(")") != nil else { throw unexpected() }
            return value
        }
        if take("√") != nil { return Number(try power().double.squareRoot()) }
        guard let first = rest.first else { throw unexpected() }
        if first.isLetter { return try named() }
        return try number()
    }

    private mutating func number() throws(ShortcutFailure) -> Number {
        var digits = ""
        while let next = rest.first, next.isASCII, next.isNumber || next == "." { digits.append(rest.removeFirst()) }
        // 1e3, but not 2exp(1)
        if let first = rest.first, "eE".contains(first), let next = rest.dropFirst().first,
            next.isNumber || ("+-".contains(next) && rest.dropFirst(2).first?.isNumber == true)
        {
            digits.append(rest.removeFirst())
            repeat { digits.append(rest.removeFirst()) } while rest.first?.isNumber == true
        }
        guard let value = Number(digits) else { throw unexpected() }
        return value
    }

    private mutating func named() throws(ShortcutFailure) -> Number {
        var name = ""
        while let next = rest.first, next.isLetter || (next.isNumber && !name.isEmpty) {
            name.append(rest.removeFirst())
        }
        name = name.lowercased()
        guard take("(") != nil else {
            if let constant = Self.constants[name] { return Number(constant) }
            throw ShortcutFailure(
                "‘\(name)’ is not allowed in an expression", remedy: "write a number, or a function with brackets")
        }
        var arguments: [Double] = []
        if take(")") == nil {
            repeat { arguments.append(try sum().double) } while take(",;") != nil
            guard take(")") != nil else { throw unexpected() }
        }
        guard let value = ArithmeticFunction.value(name, of: arguments) else {
            throw ShortcutFailure(
                "there is no function ‘\(name)’ with \(arguments.count) numbers",
                remedy: "check the function's name and the number of its arguments")
        }
        return Number(value)
    }

    private static let constants: [String: Double] = [
        "pi": .pi, "π": .pi, "e": M_E, "tau": 2 * .pi, "phi": 1.618033988749895,
    ]
}

/// The functions of expressions, by name.
private enum ArithmeticFunction {
    /// Nil if there is no such function of so many numbers.
    static func value(_ name: String, of arguments: [Double]) -> Double? {
        if let value = ofMany(name, arguments) { return value }
        switch (arguments.count, arguments.first) {
        case (1, let x?): return ofOne(name, x)
        case (2, let x?): return ofTwo(name, x, arguments[1])
        default: return nil
        }
    }

    private static func ofOne(_ name: String, _ x: Double) -> Double? {
        switch name {
        case "sqrt": x.squareRoot()
        case "cbrt": cbrt(x)
        case "abs": abs(x)
        case "floor": x.rounded(.down)
        case "ceil": x.rounded(.up)
        case "round": x.rounded()
        case "trunc": x.rounded(.towardZero)
        case "sin": sin(x)
        case "cos": cos(x)
        case "tan": tan(x)
        case "asin": asin(x)
        case "acos": acos(x)
        case "atan": atan(x)
        case "sinh": sinh(x)
        case "cosh": cosh(x)
        case "tanh": tanh(x)
        case "ln": log(x)
        case "log", "log10": log10(x)
        case "log2": log2(x)
        case "exp": exp(x)
        case "factorial": tgamma(x + 1).rounded()
        case "dtor": x * .pi / 180
        case "rtod": x * 180 / .pi
        default: nil
        }
    }

    private static func ofTwo(_ name: String, _ x: Double, _ y: Double) -> Double? {
        switch name {
        case "pow": pow(x, y)
        case "mod": x.truncatingRemainder(dividingBy: y)
        case "atan2": atan2(x, y)
        case "nthroot": pow(x, 1 / y)
        case "logn": log(x) / log(y)
        default: nil
        }
    }

    private static func ofMany(_ name: String, _ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        return switch name {
        case "min": numbers.min()
        case "max": numbers.max()
        case "sum": numbers.reduce(0, +)
        case "count": Double(numbers.count)
        case "average", "avg", "mean": numbers.reduce(0, +) / Double(numbers.count)
        default: nil
        }
    }
}
