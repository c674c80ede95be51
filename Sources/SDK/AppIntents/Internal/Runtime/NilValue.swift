// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value that may be none.
protocol NilValue {
    static var noValue: Self { get }
    /// The type of what it is otherwise.
    static var wrapped: Any.Type { get }
    /// What it is; nil for none.
    var something: Any? { get }
}

extension Optional: NilValue {
    static var noValue: Wrapped? { nil }
    static var wrapped: Any.Type { Wrapped.self }
    var something: Any? { self }
}

enum NilValues {
    /// None, of a type that may be none; nil for any other type.
    static func none<Value>(of type: Value.Type) -> Value? {
        guard let optional = type as? any NilValue.Type else { return nil }
        return optional.noValue as? Value
    }

    /// A value without its wrapping; nil for none.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any NilValue else { return value }
        return optional.something.flatMap(unwrapped)
    }

    /// The type of one value, neither optional nor many, and whether it was many.
    static func element(of type: Any.Type) -> (type: Any.Type, isMany: Bool) {
        if let optional = type as? any NilValue.Type { return element(of: optional.wrapped) }
        if let many = type as? any ManyValues.Type { return (element(of: many.element).type, true) }
        return (type, false)
    }
}

/// A value that is many.
protocol ManyValues {
    static var element: Any.Type { get }
    /// Nil if one is of another type.
    static func make(of values: [Any]) -> Self?
    var all: [Any] { get }
}

extension Array: ManyValues {
    static var element: Any.Type { Element.self }

    static func make(of values: [Any]) -> [Element]? {
        let elements = values.compactMap { $0 as? Element }
        return elements.count == values.count ? elements : nil
    }

    var all: [Any] { self }
}

extension Set: ManyValues {
    static var element: Any.Type { Element.self }

    static func make(of values: [Any]) -> Set<Element>? { [Element].make(of: values).map { Set($0) } }

    var all: [Any] { Array(self) }
}
