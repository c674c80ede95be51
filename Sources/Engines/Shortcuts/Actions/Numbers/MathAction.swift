// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// One operation on a number.
struct MathAction: LoopAction {
    static let definition = ActionDefinition(
        "math", "Calculate",
        [
            .input,
            .choice(
                "WFMathOperation", ["+", "-", "×", "÷", "…"],
                spellings: [
                    "Add": "+", "−": "-", "Subtract": "-", "*": "×", "Multiply": "×", "/": "÷", "Divide": "÷",
                    "...": "…",
                ]),
            .number("WFMathOperand"),
            // Some files have letters there that only look like those of the Latin alphabet.
            .choice(
                "WFScientificMathOperation", Scientific.allCases.map(\.rawValue),
                spellings: [
                    "x^у": "x^y", "х^у": "x^y", "х^y": "x^y", "х^2": "x^2", "х^3": "x^3", "e^х": "e^x", "10^х": "10^x",
                    "ln(х)": "ln(x)", "log(х)": "log(x)", "√х": "√x", "∛х": "∛x", "х!": "x!", "sin(х)": "sin(x)",
                    "cos(х)": "cos(x)", "tan(х)": "tan(x)", "abs(х)": "abs(x)", "e^y": "e^x", "³√x": "∛x",
                ]),
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

        init?(_ name: String, scientific: String) {
            switch name {
            case "+": self = .add
            case "-": self = .subtract
            case "×": self = .multiply
            case "÷": self = .divide
            default:
                guard let operation = Scientific(rawValue: scientific) else { return nil }
                self = .scientific(operation)
            }
        }
    }

    private let input: Operand
    private let operand: Operand
    private let scientificOperand: Operand
    private let name: ChosenValue
    private let scientificName: ChosenValue
    /// What is done; nil if that is known only at a run, or not at all.
    private let operation: Operation?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        name = parameters.choice("WFMathOperation")
        scientificName = parameters.choice("WFScientificMathOperation")
        operand = parameters.operand("WFMathOperand", or: .number(.whole(0)))
        scientificOperand = parameters.operand("WFScientificMathOperand", or: .number(.whole(0)))
        let fixed = parameters.fixedChoice("WFMathOperation")
        let scientific = parameters.fixedChoice("WFScientificMathOperation")
        operation = fixed.flatMap { Operation($0, scientific: scientific ?? "") }
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard let left = QuickStep.Value(input), let right = QuickStep.Value(operand) else { return nil }
        switch operation {
        case .add: return .calculate(.add, left, right)
        case .subtract: return .calculate(.subtract, left, right)
        case .multiply: return .calculate(.multiply, left, right)
        case .divide, .scientific, nil: return nil
        }
    }

    private func operation(in context: RunContext) throws(ShortcutFailure) -> Operation {
        if let operation { return operation }
        let name = try name.value(in: context)
        let scientific = name == "…" ? try scientificName.value(in: context) : ""
        return Operation(name, scientific: scientific) ?? .scientific(.modulus)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        guard let left = context.number(input) else {
            guard !context.content(input).isEmpty else { return .nothing }
            throw ShortcutFailure(
                "‘\(context.text(input))’ is not a number", remedy: "pass a number, or text that is one")
        }
        let operation = try operation(in: context)
        let isScientific = if case .scientific = operation { true } else { false }
        let right = context.number(isScientific ? scientificOperand : operand) ?? .whole(0)
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

    private static let byZero = ShortcutFailure("division by zero", remedy: "check that number before")

    private static func value(
        _ operation: Scientific, _ left: Number, _ right: Number
    ) throws(ShortcutFailure) -> Number {
        let (x, y) = (left.double, right.double)
        switch operation {
        case .modulus:
            // Of whole numbers; what stands behind the point is left away.
            let (x, y) = (x.rounded(.towardZero), y.rounded(.towardZero))
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
