// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

struct LayoutProblemTests {
    /// A relation over x, y and z: `ax + by + cz + constant` compared with nothing.
    struct Line: Sendable {
        let numbers: [Double]
        let constant: Double
        let comparison: LayoutProblem.Comparison
        let priority: Double

        init(_ numbers: [Double], _ constant: Double, _ comparison: LayoutProblem.Comparison, _ priority: Double = 1000)
        {
            self.numbers = numbers
            self.constant = constant
            self.comparison = comparison
            self.priority = priority
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [Line]
        var lengths = [false, false, false]
        let values: [Double]
        var broken: [Int] = []
    }

    static let cases = [
        Case(testDescription: "an equality", lines: [Line([1], -5, .equalToZero)], values: [5, 0, 0]),
        Case(
            testDescription: "a chain of equalities",
            lines: [
                Line([1, -1], 10, .equalToZero), Line([0, 1, -1], 10, .equalToZero), Line([1], 0, .equalToZero),
            ],
            values: [0, 10, 20]),
        Case(
            testDescription: "an inequality that a wish meets",
            lines: [Line([1], -10, .atLeastZero), Line([1], -3, .equalToZero, 500)], values: [10, 0, 0]),
        Case(
            testDescription: "a wish inside the bounds",
            lines: [
                Line([1], -10, .atLeastZero), Line([1], -20, .atMostZero), Line([1], -13, .equalToZero, 1),
            ],
            values: [13, 0, 0]),
        Case(
            testDescription: "a higher priority wins against many lower ones",
            lines: [Line([1], -1, .equalToZero, 251)]
                + Array(repeating: Line([1], -100, .equalToZero, 250), count: 20),
            values: [1, 0, 0]),
        Case(
            testDescription: "the middle of three wishes of one priority misses the least",
            lines: [
                Line([1], -1, .equalToZero, 50), Line([1], -9, .equalToZero, 50), Line([1], -4, .equalToZero, 50),
            ],
            values: [4, 0, 0]),
        Case(
            testDescription: "of two that contradict each other the later is left out",
            lines: [Line([1], -1, .equalToZero), Line([1], -2, .equalToZero), Line([0, 1], -3, .equalToZero)],
            values: [1, 3, 0], broken: [1]),
        Case(
            testDescription: "bounds that cross",
            lines: [Line([1], -10, .atLeastZero), Line([1], -5, .atMostZero), Line([1], -30, .equalToZero, 1)],
            values: [30, 0, 0], broken: [1]),
        Case(
            testDescription: "a contradiction by way of others",
            lines: [
                Line([1, -1], 10, .equalToZero), Line([0, 1, -1], 10, .equalToZero), Line([1, 0, -1], 0, .equalToZero),
                Line([1], 0, .equalToZero),
            ],
            values: [0, 10, 20], broken: [2]),
        Case(
            testDescription: "the same twice is no contradiction",
            lines: [Line([2, 1], -7, .equalToZero), Line([4, 2], -14, .equalToZero), Line([1], -1, .equalToZero)],
            values: [1, 5, 0]),
        Case(
            testDescription: "a length is never below nothing",
            lines: [Line([1, 1], 0, .equalToZero), Line([1], -5, .equalToZero, 999)], lengths: [true, true, true],
            values: [0, 0, 0]),
        Case(
            testDescription: "a length that is nothing stays so for what comes later",
            lines: [
                Line([1, 1], 0, .equalToZero), Line([1, 0, 1], -8, .equalToZero), Line([0, 1], -8, .atLeastZero, 700),
            ],
            lengths: [true, true, true], values: [0, 0, 8]),
        Case(
            testDescription: "an optimum is kept while weaker wishes choose within it",
            lines: [
                Line([1, 1], -100, .atMostZero), Line([1], -80, .equalToZero, 750),
                Line([0, 1], -80, .equalToZero, 750),
                Line([0, 1], -30, .equalToZero, 250),
            ],
            lengths: [true, true, true], values: [70, 30, 0]),
        Case(
            testDescription: "a length that is the sum of others",
            lines: [
                Line([1, 1, -1], 0, .equalToZero), Line([1], -20, .atLeastZero, 750),
                Line([0, 1], -50, .atLeastZero, 750),
                Line([0, 0, 1], 0, .equalToZero, 49),
            ],
            lengths: [true, true, true], values: [20, 50, 70]),
        Case(
            testDescription: "a share",
            lines: [
                Line([1, 1, 1], -90, .equalToZero), Line([2, -1], 0, .equalToZero), Line([3, 0, -1], 0, .equalToZero),
            ],
            lengths: [true, true, true], values: [15, 30, 45]),
        Case(
            testDescription: "a contradiction between constants",
            lines: [
                Line([], 1, .equalToZero), Line([], 0, .equalToZero), Line([], -1, .atLeastZero),
                Line([1], -4, .equalToZero),
            ],
            values: [4, 0, 0], broken: [0, 2]),
        Case(
            testDescription: "a coefficient that adds up to nothing does not count",
            lines: [Line([1], -4, .equalToZero), Line([0, 1], -4, .equalToZero)], values: [4, 4, 0]),
    ]

    private func solve(_ lines: [Line], lengths: [Bool] = [false, false, false]) throws -> LayoutSolution {
        var problem = LayoutProblem()
        let variables = lengths.map { problem.makeVariable(isNonNegative: $0) }
        for line in lines {
            var expression = LinearExpression(line.constant)
            for (variable, number) in zip(variables, line.numbers) where number != 0 {
                expression = expression + LinearExpression(variable) * number
            }
            try problem.add(expression, line.comparison, priority: line.priority)
        }
        return problem.solved()
    }

    @Test("a problem has its solution", arguments: cases)
    func solution(item: Case) throws {
        let solution = try solve(item.lines, lengths: item.lengths)
        #expect(solution.isOptimal)
        #expect(solution.broken == item.broken)
        for (value, expected) in zip(solution.values, item.values) { #expect(abs(value - expected) < 1e-6) }
    }

    @Test("what no relation reports about is nothing, and an empty problem has a solution")
    func nothing() throws {
        #expect(LayoutProblem().solved().values.isEmpty)
        #expect(try solve([]).values == [0, 0, 0])
        var other = LayoutProblem()
        for _ in 0..<9 { _ = other.makeVariable() }
        #expect(try solve([])[other.makeVariable()] == 0)
    }

    @Test(
        "an invalid number is refused",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e8])
    func refused(number: Double) {
        var problem = LayoutProblem()
        let variable = problem.makeVariable()
        // Compared in words: NaN equals nothing.
        let constant = #expect(throws: LayoutProblemError.self) {
            try problem.add(LinearExpression(number), .equalToZero)
        }
        #expect(constant?.description == LayoutProblemError.constant(number).description)
        let coefficient = #expect(throws: LayoutProblemError.self) {
            try problem.add(LinearExpression(variable) * number, .equalToZero)
        }
        // The constant, zero, is multiplied too, and comes first.
        let problemOfProduct = number.isFinite ? LayoutProblemError.coefficient(number) : .constant(0 * number)
        #expect(coefficient?.description == problemOfProduct.description)
        let priority = #expect(throws: LayoutProblemError.self) {
            try problem.add(LinearExpression(variable), .equalToZero, priority: number)
        }
        #expect(priority?.description == LayoutProblemError.priority(number).description)
        #expect(problem.solved().values == [0])
    }

    @Test("another problem's variable is refused")
    func strangers() {
        var (one, other) = (LayoutProblem(), LayoutProblem())
        let variable = one.makeVariable()
        #expect(throws: LayoutProblemError.unknownVariable) { try other.add(LinearExpression(variable), .equalToZero) }
        #expect(LayoutProblemError.unknownVariable.description.contains("another problem"))
        #expect(LayoutProblemError.constant(1e9).description.contains("keep it below"))
        #expect(LayoutProblemError.coefficient(.nan).description.contains("keep it below"))
        #expect(LayoutProblemError.priority(-1).description.contains("0 to 1000"))
    }
}
