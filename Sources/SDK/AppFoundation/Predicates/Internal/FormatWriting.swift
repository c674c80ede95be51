// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PredicateCondition {
    /// As it is written, with the values in it.
    var written: String {
        switch self {
        case .constant(let holds): holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .all(let conditions): conditions.map(\.enclosed).joined(separator: " AND ")
        case .any(let conditions): conditions.map(\.enclosed).joined(separator: " OR ")
        case .not(let condition): "NOT \(condition.enclosed)"
        case .comparison(let comparison): comparison.written
        }
    }

    /// In parentheses where several are joined.
    private var enclosed: String {
        switch self {
        case .all, .any: "(\(written))"
        case .constant, .not, .comparison: written
        }
    }
}

extension PredicateComparison {
    fileprivate var written: String {
        let beginning = modifier.map { "\($0.rawValue) " } ?? ""
        return "\(beginning)\(left.written) \(`operator`.rawValue)\(options.written) \(right.written)"
    }
}

extension ValueExpression {
    fileprivate var written: String {
        switch self {
        case .itself: "SELF"
        case .constant(let value): Self.written(value)
        case .variable(let name): "$\(name)"
        case .list(let values): "{\(values.map(\.written).joined(separator: ", "))}"
        case .path(.itself, let steps): String(steps.map(\.written).joined().trimmingPrefix("."))
        case .path(let root, let steps): root.written + steps.map(\.written).joined()
        }
    }

    private static func written(_ value: Any?, depth: Int = 0) -> String {
        switch PredicateValue(value) {
        case .nothing: "nil"
        case .text(let text): "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        case .whole(let number): String(number)
        case .number(let number): String(number)
        case .moment(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case .many(let values) where depth < 32:
            "{\(values.map { written($0, depth: depth + 1) }.joined(separator: ", "))}"
        case .many: "{…}"
        case .other(let value): "\(value)"
        case .incomparable: value.map { "\($0)" } ?? "nil"
        }
    }
}

extension ValueExpression.Step {
    /// With what is before it.
    fileprivate var written: String {
        switch self {
        case .key(let key): ".\(key)"
        case .place(let place): "[\(place)]"
        case .first: "[FIRST]"
        case .last: "[LAST]"
        case .size: "[SIZE]"
        }
    }
}
