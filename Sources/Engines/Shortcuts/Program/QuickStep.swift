// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What loops do most, in a form in which nothing has to be counted, copied or looked up to do it.
///
/// It is done so only where its values are usual, numbers and texts as they are, and nobody traces the run. Everything
/// else is for the instruction of the same place.
struct QuickStep: Sendable {
    enum Work: Sendable {
        /// Puts these pieces of the program's ``TextPieces`` together.
        case text(Range<Int>)
        case calculate(Operation, Value, Value)
        case set(variable: Int, to: Value)
        /// Puts a value behind what a variable has.
        case append(Value, to: Int)
        /// The item of a list at an index.
        case item(of: Value, at: Value)
        /// The value of a dictionary for the key that these pieces are.
        case value(of: Value, for: Range<Int>)
        /// Continues with the next step, or elsewhere where the test does not hold.
        case test(Test, otherwise: Int)
        case jump(Int)
        /// Hands on what the branch that was taken gave.
        case endBranch
        /// Goes back to the first step of a counted repeat, unless it was the last round.
        case nextRound(start: Int, index: Int)
        /// The same of a repeat that goes through items.
        case nextItem(start: Int, index: Int, item: Int)
    }

    enum Operation: Sendable {
        case add, subtract, multiply
    }

    /// What an if asks.
    enum Test: Sendable {
        case compares(Value, ComparisonOrder, Value)
        /// Whether a text contains the text that these pieces are.
        case contains(Value, Range<Int>)
    }

    /// What it works on.
    enum Value: Sendable {
        case number(Number)
        case output(Int)
        case variable(Int)
        /// What the step before gave.
        case previous
    }

    var work: Work
    /// Where what it gives is kept; nil if nobody refers to it.
    var output: Int?
    /// Whether the step behind it may ask for what it gave.
    var isAwaited = true
}

/// An action that may be one of loops.
protocol LoopAction: ValueAction {
    /// The action as a quick step; nil if what it is given is not that simple.
    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work?
}

/// The pieces of all texts of a program, one behind the other.
struct TextPieces: Sendable {
    enum Piece: Sendable {
        /// These bytes of the ``TextPieces/letters``.
        case letters(Range<Int>)
        case value(QuickStep.Value)
    }

    private(set) var pieces: [Piece] = []
    /// In UTF-8.
    private(set) var letters: [UInt8] = []

    /// Puts down the pieces of a text; nil if one is more than a text or a variable.
    mutating func add(text operand: Operand) -> Range<Int>? {
        if case .template(let operands) = operand { add(operands) } else { add([operand]) }
    }

    private mutating func add(_ operands: [Operand]) -> Range<Int>? {
        let start = pieces.count
        for operand in operands {
            if case .constant(.one(let item)) = operand, case .text(let text) = item.value {
                let first = letters.count
                letters += text.utf8
                pieces.append(.letters(first..<letters.count))
            } else if let value = QuickStep.Value(operand) {
                pieces.append(.value(value))
            } else {
                return nil
            }
        }
        return start..<pieces.count
    }
}

extension QuickStep.Value {
    /// What an operand is that stands for a number; files have numbers as texts, too.
    init?(number operand: Operand) {
        if case .constant(.one(let item)) = operand, case .text(let text) = item.value {
            guard let whole = Int(text) else { return nil }
            self = .number(.whole(whole))
        } else {
            self.init(operand)
        }
    }

    /// Nil if an operand is more than a number or a variable.
    init?(_ operand: Operand) {
        switch operand {
        case .constant(.one(let item)):
            guard case .number(let number) = item.value else { return nil }
            self = .number(number)
        case .variable(.output(let place), let steps) where steps.isEmpty: self = .output(place)
        case .variable(.named(let place), let steps) where steps.isEmpty: self = .variable(place)
        case .variable(.previous, let steps) where steps.isEmpty: self = .previous
        default: return nil
        }
    }
}
