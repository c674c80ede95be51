// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Relations between unknowns, each with a priority, and what they come to.
///
/// A relation of priority 1000 is required; the others give way, those of a
/// higher priority last. However many weaker relations speak against a stronger
/// one, it wins; among relations of the same priority the sum of what they are
/// missed by is the least there is. Where that leaves a choice, weaker ones
/// decide, and in the end the order in which variables and relations were added:
/// the same problem has the same solution, always.
///
/// The method is Cassowary's, by Badros, Borning and Stuckey (2001): the simplex
/// algorithm with unrestricted variables kept aside, and errors of relations
/// that may be missed. Each priority is brought to its optimum in turn, and
/// whatever would spoil that is then held at nothing.
///
/// Its limits: relations are linear and problems are solved afresh, not
/// incrementally; constants reach to 10⁷ and coefficients to 10⁶, and a
/// coefficient below 10⁻⁶ does not count; relations hold within 10⁻⁶ for values
/// of a screen's size. The number of steps is bounded, see
/// ``LayoutSolution/isOptimal``.
package struct LayoutProblem: Sendable {
    /// How an expression stands to nothing.
    package enum Comparison: Sendable {
        case equalToZero, atLeastZero, atMostZero
    }

    struct Relation: Sendable {
        let expression: LinearExpression
        let comparison: Comparison
        let priority: Double

        var isRequired: Bool { priority >= LayoutProblem.required }
    }

    /// The priority of what must hold.
    package static let required = 1000.0
    /// The largest constant, as its magnitude.
    package static let largestConstant = 1e7
    /// The largest coefficient, as its magnitude.
    package static let largestCoefficient = 1e6
    static let smallestCoefficient = 1e-6

    /// For each variable, whether it cannot be less than nothing.
    private(set) var isNonNegative: [Bool] = []
    private(set) var relations: [Relation] = []

    /// A problem without unknowns.
    package init() {}

    /// A new unknown.
    ///
    /// - Parameter isNonNegative: Whether it is a length, which cannot be less
    ///   than nothing; this is as good as required, and costs nothing.
    package mutating func makeVariable(isNonNegative: Bool = false) -> LayoutVariable {
        self.isNonNegative.append(isNonNegative)
        return LayoutVariable(index: self.isNonNegative.count - 1)
    }

    /// Adds a relation.
    ///
    /// - Parameter priority: From 0 to 1000, which is required.
    /// - Returns: The relation's number, from 0 on, by which
    ///   ``LayoutSolution/broken`` names it.
    /// - Throws: ``LayoutProblemError`` if a number is not a number or is beyond the
    ///   limits; the problem is then as it was.
    @discardableResult package mutating func add(
        _ expression: LinearExpression, _ comparison: Comparison, priority: Double = LayoutProblem.required
    ) throws(LayoutProblemError) -> Int {
        guard (0...LayoutProblem.required).contains(priority) else { throw .priority(priority) }
        guard abs(expression.constant) <= LayoutProblem.largestConstant else {
            throw .constant(expression.constant)
        }
        for term in expression.terms {
            guard abs(term.coefficient) <= LayoutProblem.largestCoefficient else {
                throw .coefficient(term.coefficient)
            }
            guard isNonNegative.indices.contains(term.variable.index) else { throw .unknownVariable }
        }
        relations.append(Relation(expression: expression, comparison: comparison, priority: priority))
        return relations.count - 1
    }

    /// Solves the problem: always, if need be without some of what is required.
    package func solved() -> LayoutSolution {
        var solution = LayoutSolution(values: Array(repeating: 0, count: isNonNegative.count))
        for component in Component.all(of: self) { component.solve(into: &solution) }
        solution.broken.sort()
        return solution
    }
}

/// A relation that a ``LayoutProblem`` does not take.
package enum LayoutProblemError: Error, Equatable, CustomStringConvertible {
    /// Not a number, or outside 0 to 1000.
    case priority(Double)
    /// Not a number, infinite or beyond ``LayoutProblem/largestConstant``.
    case constant(Double)
    /// Not a number, infinite or beyond ``LayoutProblem/largestCoefficient``.
    case coefficient(Double)
    /// Another problem's variable.
    case unknownVariable

    package var description: String {
        switch self {
        case .priority(let number):
            "the priority \(number) is outside 0 to 1000; give one inside"
        case .constant(let number):
            "the constant \(number) is not a length that a screen can have; keep it below 10000000"
        case .coefficient(let number):
            "the multiplier \(number) is too large to reckon with; keep it below 1000000"
        case .unknownVariable:
            "a variable belongs to another problem; use one that this problem has made"
        }
    }
}

/// One unknown of a ``LayoutProblem``, as an edge or a length; it means nothing to another problem.
package struct LayoutVariable: Hashable, Sendable {
    /// The place in ``LayoutSolution/values``.
    package let index: Int
}
