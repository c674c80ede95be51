// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

/// What holds for every problem, tried on many that chance has made; a seed makes the same one always.
struct RandomProblemTests {
    /// SplitMix64, by Steele, Lea and Flood (2014).
    struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let comparisons: [LayoutProblem.Comparison] = [.equalToZero, .atLeastZero, .atMostZero]

    private func value(_ expression: LinearExpression, _ values: [Double]) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.variable.index] }
    }

    /// By how much a relation is missed.
    private func error(_ relation: LayoutProblem.Relation, _ values: [Double]) -> Double {
        let value = value(relation.expression, values)
        return switch relation.comparison {
        case .equalToZero: abs(value)
        case .atLeastZero: max(0, -value)
        case .atMostZero: max(0, value)
        }
    }

    private func expression(
        of variables: [LayoutVariable], using chance: inout Chance
    ) -> LinearExpression {
        // Layouts are full of nothings.
        let constant = Bool.random(using: &chance) ? 0 : Int.random(in: -500...500, using: &chance)
        var expression = LinearExpression(Double(constant))
        for _ in 0..<Int.random(in: 1...4, using: &chance) {
            guard let variable = variables.randomElement(using: &chance) else { continue }
            let factor: Double = [-2, -1, -0.5, 0.5, 1, 1, 1.5, 3].randomElement(using: &chance) ?? 1
            expression = expression + LinearExpression(variable) * factor
        }
        return expression
    }

    /// Relations that a point was made for first: what is required holds there.
    private func feasible(_ chance: inout Chance, variables count: Int, relations: Int) throws -> (
        LayoutProblem, point: [Double]
    ) {
        var problem = LayoutProblem()
        var variables: [LayoutVariable] = []
        var point: [Double] = []
        for _ in 0..<count {
            let isLength = Bool.random(using: &chance)
            variables.append(problem.makeVariable(isNonNegative: isLength))
            point.append(Double(Int.random(in: (isLength ? 0 : -400)...400, using: &chance)))
        }
        for _ in 0..<relations {
            var expression = expression(of: variables, using: &chance)
            let comparison = Self.comparisons.randomElement(using: &chance) ?? .equalToZero
            if Bool.random(using: &chance) {
                let there = value(expression, point)
                switch comparison {
                case .equalToZero: expression.constant -= there
                case .atLeastZero where there < 0: expression.constant -= there
                case .atMostZero where there > 0: expression.constant -= there
                default: break
                }
                try problem.add(expression, comparison)
            } else {
                let priority = [50, 250, 251, 750, 999].randomElement(using: &chance) ?? 50
                try problem.add(expression, comparison, priority: Double(priority))
            }
        }
        return (problem, point)
    }

    @Test("whatever is required holds where it can", arguments: 0..<300)
    func feasible(seed: Int) throws {
        var chance = Chance(state: UInt64(seed))
        let count = Int.random(in: 1...20, using: &chance)
        let (problem, _) = try feasible(&chance, variables: count, relations: Int.random(in: 1...50, using: &chance))
        let solution = problem.solved()
        #expect(solution.broken.isEmpty)
        #expect(solution.isOptimal)
        for relation in problem.relations where relation.isRequired {
            #expect(error(relation, solution.values) < 1e-6)
        }
        for (value, isLength) in zip(solution.values, problem.isNonNegative) where isLength { #expect(value >= -1e-9) }
    }

    @Test("no point that keeps to what is required misses less, from the highest priority down", arguments: 0..<300)
    func optimal(seed: Int) throws {
        var chance = Chance(state: UInt64(seed) + 10_000)
        let count = Int.random(in: 1...8, using: &chance)
        let (problem, point) = try feasible(
            &chance, variables: count, relations: Int.random(in: 1...24, using: &chance))
        let solution = problem.solved()
        let levels = Set(problem.relations.map(\.priority)).subtracting([1000]).sorted(by: >)
        func errors(_ values: [Double]) -> [Double] {
            levels.map { level in
                problem.relations.filter { $0.priority == level }.reduce(0) { $0 + error($1, values) }
            }
        }
        let reached = errors(solution.values)
        // Where what is required holds at both ends of a line it holds all along it.
        for share in [0.001, 0.01, 0.1, 0.5, 1] {
            let other = zip(solution.values, point).map { $0 + share * ($1 - $0) }
            let (first, second) = zip(reached, errors(other)).first { abs($0 - $1) > 1e-5 } ?? (0, 0)
            #expect(first <= second)
        }
    }

    @Test("weaker relations change nothing about how far stronger ones are missed", arguments: 0..<150)
    func hierarchy(seed: Int) throws {
        var chance = Chance(state: UInt64(seed) + 20_000)
        let (problem, _) = try feasible(&chance, variables: 8, relations: 24)
        var (strong, more) = (LayoutProblem(), problem)
        for isLength in problem.isNonNegative { _ = strong.makeVariable(isNonNegative: isLength) }
        for relation in problem.relations where relation.priority > 250 {
            try strong.add(relation.expression, relation.comparison, priority: relation.priority)
        }
        for _ in 0..<20 {
            let variable = LayoutVariable(index: Int.random(in: 0..<8, using: &chance))
            try more.add(LinearExpression(variable) - 9999, .equalToZero, priority: 30)
        }
        let (alone, together) = (strong.solved(), more.solved())
        for level in [999.0, 750, 251] {
            let relations = strong.relations.filter { $0.priority == level }
            let without = relations.reduce(0) { $0 + error($1, alone.values) }
            let with = relations.reduce(0) { $0 + error($1, together.values) }
            #expect(abs(without - with) < 1e-5)
        }
    }

    @Test("whatever is asked, there is an answer, the same each time", arguments: 0..<300)
    func wild(seed: Int) throws {
        var chance = Chance(state: UInt64(seed) + 30_000)
        var problem = LayoutProblem()
        let variables = (0..<Int.random(in: 1...12, using: &chance)).map { _ in
            problem.makeVariable(isNonNegative: Bool.random(using: &chance))
        }
        for _ in 0..<Int.random(in: 1...60, using: &chance) {
            let expression = expression(of: variables, using: &chance)
            let scale: Double = [1, 1, 1, 1e-6, 1e5].randomElement(using: &chance) ?? 1
            let comparison = Self.comparisons.randomElement(using: &chance) ?? .equalToZero
            let priority = [1000, 1000, 500, 1, 0].randomElement(using: &chance) ?? 1000
            // What is beyond the limits is refused, which is an answer as well.
            _ = try? problem.add(expression * scale, comparison, priority: Double(priority))
        }
        let solution = problem.solved()
        #expect(solution.values.allSatisfy { $0.isFinite })
        let again = problem.solved()
        #expect(solution.values == again.values)
        #expect(solution.broken == again.broken)
        #expect(solution.broken.allSatisfy { problem.relations[$0].isRequired })
    }
}
