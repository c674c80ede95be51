// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
            "the constant \(number) is no length that a screen can have; keep it below 10000000"
        case .coefficient(let number):
            "the multiplier \(number) is too large to reckon with; keep it below 1000000"
        case .unknownVariable:
            "a variable belongs to another problem; use one that this problem has made"
        }
    }
}
