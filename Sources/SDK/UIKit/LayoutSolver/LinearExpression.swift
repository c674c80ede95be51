// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sum of variables, each times a number, and a constant.
package struct LinearExpression: Hashable, Sendable {
    /// A variable times a number.
    package struct Term: Hashable, Sendable {
        package let variable: LayoutVariable
        package let coefficient: Double
    }

    /// In the order in which they were added; a variable may stand in several, which add up.
    package private(set) var terms: [Term]
    package var constant: Double

    /// A number alone.
    package init(_ constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    /// A variable alone.
    package init(_ variable: LayoutVariable) {
        terms = [Term(variable: variable, coefficient: 1)]
        constant = 0
    }

    package static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        var sum = first
        sum.terms += second.terms
        sum.constant += second.constant
        return sum
    }

    package static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        first + second * -1
    }

    package static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
        var sum = expression
        sum.constant += constant
        return sum
    }

    package static func - (expression: LinearExpression, constant: Double) -> LinearExpression {
        expression + -constant
    }

    package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(expression.constant * factor)
        product.terms = expression.terms.map {
            Term(variable: $0.variable, coefficient: $0.coefficient * factor)
        }
        return product
    }
}
