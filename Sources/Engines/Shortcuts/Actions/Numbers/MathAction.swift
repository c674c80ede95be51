// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// One operation on a number.
struct MathAction: QuickAction {
    static let definition = ActionDefinition(
        "math", "Calculate",
        [
            .input, .choice("WFMathOperation", ["+", "-", "×", "÷", "…"]), .number("WFMathOperand"),
            .choice("WFScientificMathOperation", Scientific.allCases.map(\.rawValue)),
            .number("WFScientificMathOperand"),
        ])

    /// What stands behind `…` in the list of operations.
    enum Scientific: String, CaseIterable, Sendable {
        case modulus = "Modulus"
        case power = "x^y"
        case square = "x^2"
        case cube = "x^3"
        case exponential = "e^x"
        case powerOfTen = "10^x"
        case naturalLogarithm = "ln(x)"
        case logarithm = "log(x)"
        case squareRoot = "√x"
        case cubeRoot = "∛x"
        case factorial = "x!"
        case sine = "sin(x)"
        case cosine = "cos(x)"
        case tangent = "tan(x)"
        case absolute = "abs(x)"
    }

    private enum Operation {
        case add, subtract, multiply, divide
        case scientific(Scientific)
    }

    private let input: Operand
    private let operand: Operand
    private let operation: Operation

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        switch parameters.choice("WFMathOperation", default: "+") {
        case "-", "−", "Subtract": operation = .subtract
        case "×", "*", "Multiply": operation = .multiply
        case "÷", "/", "Divide": operation = .divide
        case "…", "...":
            operation = .scientific(
                Scientific(rawValue: parameters.choice("WFScientificMathOperation", default: "")) ?? .modulus)
        default: operation = .add
        }
        let key = if case .scientific = operation { "WFScientificMathOperand" } else { "WFMathOperand" }
        operand = parameters.operand(key) ?? .constant(.number(.whole(0)))
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard let left = QuickStep.Value(input), let right = QuickStep.Value(operand) else { return nil }
        switch operation {
        case .add: return .calculate(.add, left, right)
        case .subtract: return .calculate(.subtract, left, right)
        case .multiply: return .calculate(.multiply, left, right)
        case .divide, .scientific: return nil
        }
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        guard let left = context.number(input) else {
            guard !context.content(input).isEmpty else { return .nothing }
            throw ShortcutFailure(
                "‘\(context.text(input))’ is no number", remedy: "give it a number, or a text that is one")
        }
        let right = context.number(operand) ?? .whole(0)
        switch operation {
        case .add: return .number(left + right)
        case .subtract: return .number(left - right)
        case .multiply: return .number(left * right)
        case .divide:
            guard right != .whole(0) else { throw Self.byZero }
            return .number(left / right)
        case .scientific(let operation): return .number(try Self.value(operation, left, right))
        }
    }

    private static let byZero = ShortcutFailure("nothing can be divided by zero", remedy: "check that number before")

    private static func value(
        _ operation: Scientific, _ left: Number, _ right: Number
    ) throws(ShortcutFailure) -> Number {
        let (x, y) = (left.double, right.double)
        switch operation {
        case .modulus:
            guard y != 0 else { throw byZero }
            // As people count: the sign is that of the divisor.
            let rest = x.truncatingRemainder(dividingBy: y)
            return Number(rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest)
        case .power: return Number(pow(x, y))
        case .square: return left * left
        case .cube: return left * left * left
        case .exponential: return Number(exp(x))
        case .powerOfTen: return Number(pow(10, x))
        case .naturalLogarithm: return Number(log(x))
        case .logarithm: return Number(log10(x))
        case .squareRoot: return Number(x.squareRoot())
        case .cubeRoot: return Number(cbrt(x))
        case .factorial: return Number(x < 0 ? .nan : tgamma(x + 1).rounded())
        case .sine: return Number(sin(x))
        case .cosine: return Number(cos(x))
        case .tangent: return Number(tan(x))
        case .absolute: return Number(abs(x))
        }
    }
}
