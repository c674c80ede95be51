// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value in a predicate.
indirect enum ValueExpression {
    /// One step from a value to another.
    enum Step {
        case key(String)
        case place(Int)
        case first, last, size
    }

    case itself
    case constant(Any?)
    case variable(String)
    case list([ValueExpression])
    case path(of: ValueExpression, [Step])

    /// What it is for an object; nil for none.
    ///
    /// - Throws: For a key that cannot be looked at, and a variable that has no value.
    func value(of object: Any?, _ variables: [String: Any]) throws(PredicateMistake) -> Any? {
        switch self {
        case .itself: return object
        case .constant(let value): return value
        case .variable(let name):
            guard let value = variables[name] else {
                throw PredicateMistake(
                    "$\(name) has no value", remedy: "give it one in evaluate(with:substitutionVariables:)")
            }
            return value
        case .list(let expressions):
            var values: [Any?] = []
            for expression in expressions { values.append(try expression.value(of: object, variables)) }
            return values
        case .path(let root, let steps):
            var value = try root.value(of: object, variables)
            for step in steps { value = try Self.value(after: step, of: value) }
            return value
        }
    }

    private static func value(after step: Step, of value: Any?) throws(PredicateMistake) -> Any? {
        guard let value = PredicateValue.unwrapped(value) else { return nil }
        if case .key(let key) = step { return try KeyReading.value(of: key, in: value) }
        guard let elements = PredicateValue.elements(of: value) else {
            throw PredicateMistake(
                "what is before ‘[’ is a \(type(of: value)), which has no elements", remedy: "leave the brackets out")
        }
        return switch step {
        case .place(let place): elements.indices.contains(place) ? elements[place] : nil
        case .first: elements.first ?? nil
        case .last: elements.last ?? nil
        case .size, .key: elements.count
        }
    }
}
