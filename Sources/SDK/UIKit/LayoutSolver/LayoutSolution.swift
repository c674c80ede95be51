// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a ``LayoutProblem`` comes to.
package struct LayoutSolution: Sendable {
    /// The value of each variable, by its index; 0 where no relation says anything.
    package internal(set) var values: [Double]
    /// The numbers of the required relations that could not be had beside the others, which were left out, ascending.
    /// Of several that contradict each other it is the one that was added last.
    package internal(set) var broken: [Int] = []
    /// Whether every priority came to its optimum before the steps ran out. If not, what is required holds all the
    /// same, unless ``broken`` names it.
    package internal(set) var isOptimal = true

    /// The value of a variable; 0 for one of another problem.
    package subscript(variable: LayoutVariable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }
}
