// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two values, and how they are to each other.
struct PredicateComparison {
    /// As it is written in the end; the reader knows the other ways to write it.
    enum Operator: String, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case between = "BETWEEN"
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
    }

    /// Of how many of the values on the left it has to be so.
    enum Modifier: String {
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    var modifier: Modifier?
    let left: ValueExpression
    let `operator`: Operator
    let options: TextOptions
    let right: ValueExpression

    func holds(for object: Any?, _ variables: [String: Any]) throws(PredicateMistake) -> Bool {
        let left = try left.value(of: object, variables)
        let right = PredicateValue(try right.value(of: object, variables))
        guard let modifier else { return try holds(PredicateValue(left), right) }
        guard case .many(let elements) = PredicateValue(left) else { return modifier == .none }
        switch modifier {
        case .all:
            for element in elements where !(try holds(PredicateValue(element), right)) { return false }
            return true
        case .any, .none:
            for element in elements where try holds(PredicateValue(element), right) { return modifier == .any }
            return modifier == .none
        }
    }

    private func holds(_ left: PredicateValue, _ right: PredicateValue) throws(PredicateMistake) -> Bool {
        switch `operator` {
        case .equal: left.isEqual(to: right, options)
        case .unequal: !left.isEqual(to: right, options)
        case .less: left.order(to: right, options) == .orderedAscending
        case .lessOrEqual: left.order(to: right, options).map { $0 != .orderedDescending } ?? false
        case .greater: left.order(to: right, options) == .orderedDescending
        case .greaterOrEqual: left.order(to: right, options).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, right)
        case .contains: isIn(right, left)
        case .isIn: isIn(left, right)
        case .beginsWith, .endsWith, .like, .matches: try fits(left, right)
        }
    }

    private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
        guard case .many(let bounds) = bounds, bounds.count == 2,
            let low = value.order(to: PredicateValue(bounds[0]), options),
            let high = value.order(to: PredicateValue(bounds[1]), options)
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    private func isIn(_ part: PredicateValue, _ whole: PredicateValue) -> Bool {
        switch (part, whole) {
        case (.text(let part), .text(let whole)): options.contains(part, in: whole)
        case (_, .many(let elements)): elements.contains { PredicateValue($0).isEqual(to: part, options) }
        default: false
        }
    }

    private func fits(_ left: PredicateValue, _ right: PredicateValue) throws(PredicateMistake) -> Bool {
        guard case .text(let text) = left, case .text(let pattern) = right else { return false }
        switch `operator` {
        case .beginsWith: return options.contains(pattern, in: text, at: .anchored)
        case .endsWith: return options.contains(pattern, in: text, at: [.anchored, .backwards])
        case .like: return Wildcards(options.folded(pattern)).match(options.folded(text))
        default: return try options.matches(text, pattern)
        }
    }
}
