// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a predicate says.
indirect enum PredicateCondition {
    case constant(Bool)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    /// Whether it is so of an object.
    ///
    /// - Parameter variables: The values of what is written with a dollar sign.
    /// - Throws: For a value that cannot be looked at.
    func holds(for object: Any?, _ variables: [String: Any]) throws(PredicateMistake) -> Bool {
        switch self {
        case .constant(let holds): return holds
        case .all(let conditions):
            for condition in conditions where !(try condition.holds(for: object, variables)) { return false }
            return true
        case .any(let conditions):
            for condition in conditions where try condition.holds(for: object, variables) { return true }
            return false
        case .not(let condition): return !(try condition.holds(for: object, variables))
        case .comparison(let comparison): return try comparison.holds(for: object, variables)
        }
    }
}
