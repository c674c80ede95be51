// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value as predicates compare it, whatever its type in Swift.
enum PredicateValue {
    case nothing
    case text(String)
    case whole(Int)
    case number(Double)
    case moment(Date)
    case many([Any?])
    /// It is only the same or not.
    case other(AnyHashable)
    case incomparable

    init(_ value: Any?) {
        guard let value = Self.unwrapped(value) else {
            self = .nothing
            return
        }
        self =
            Self.text(of: value).map(PredicateValue.text) ?? Self.number(of: value)
            ?? (value as? Date).map(PredicateValue.moment) ?? Self.rawValue(of: value)
            ?? (Self.elements(of: value) ?? Self.pairs(of: value).map { Array($0.values) }).map(PredicateValue.many)
            ?? Self.identity(of: value)
    }

    func isEqual(to other: PredicateValue, _ options: TextOptions, depth: Int = 0) -> Bool {
        switch (self, other) {
        case (.nothing, .nothing): true
        case (.text(let one), .text(let other)): options.isEqual(one, other)
        case (.many(let one), .many(let other)):
            // Lists in lists are the caller's own; they are not followed forever.
            depth < 32 && one.count == other.count
                && zip(one, other).allSatisfy {
                    PredicateValue($0).isEqual(to: PredicateValue($1), options, depth: depth + 1)
                }
        case (.other(let one), .other(let other)): one == other
        default: order(to: other, options) == .orderedSame
        }
    }

    /// Which comes first; nil if the two have no order.
    func order(to other: PredicateValue, _ options: TextOptions) -> ComparisonResult? {
        switch (self, other) {
        case (.text(let one), .text(let other)): options.order(of: one, other)
        case (.whole(let one), .whole(let other)): Self.order(one, other)
        case (.moment(let one), .moment(let other)): Self.order(one, other)
        default:
            if let one = double, let other = other.double { Self.order(one, other) } else { nil }
        }
    }

    private var double: Double? {
        switch self {
        case .whole(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult? {
        if one < other { return .orderedAscending }
        if one > other { return .orderedDescending }
        // What is no number is neither.
        return one == other ? .orderedSame : nil
    }
}

// MARK: - Looking at values

extension PredicateValue {
    /// A value without its wrapping; nil for none.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrapped(optional.something)
    }

    /// The elements of what has some; nil of anything else.
    static func elements(of value: Any) -> [Any?]? {
        switch value {
        case let array as [Any?]: array
        case let set as any SetValue: set.members
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.map { $0 }
        default: nil
        }
    }

    /// The values of what has some under texts; nil of anything else.
    static func pairs(of value: Any) -> [String: Any?]? {
        switch value {
        case let pairs as [String: Any?]: pairs
        case let pairs as [AnyHashable: Any?]: texts(pairs.map { ($0.key.base, $0.value) })
        case let pairs as NSDictionary: texts(pairs.map { ($0.key, $0.value) })
        default: nil
        }
    }

    private static func texts(_ pairs: [(Any, Any?)]) -> [String: Any?] {
        Dictionary(pairs.compactMap { key, value in text(of: key).map { ($0, value) } }) { first, _ in first }
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let character as Character: String(character)
        default: nil
        }
    }

    private static func number(of value: Any) -> PredicateValue? {
        switch value {
        case let boolean as Bool: .whole(boolean ? 1 : 0)
        case let number as any BinaryInteger: Int(exactly: number).map(PredicateValue.whole) ?? .number(Double(number))
        case let number as any BinaryFloatingPoint: .number(Double(number))
        case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
        case let number as NSNumber: (number as? Int).map(PredicateValue.whole) ?? .number(number.doubleValue)
        default: nil
        }
    }

    private static func rawValue(of value: Any) -> PredicateValue? {
        guard let value = value as? any RawRepresentable else { return nil }
        let raw: Any = value.rawValue
        // A raw value that has one itself is not followed.
        return text(of: raw).map(PredicateValue.text) ?? number(of: raw) ?? identity(of: raw)
    }

    private static func identity(of value: Any) -> PredicateValue {
        switch value {
        case let uuid as UUID: .other(uuid)
        case let url as URL: .other(url)
        case let data as Data: .other(data)
        case let value as any Hashable: .other(AnyHashable(value))
        default: .incomparable
        }
    }
}

/// A value that may be none.
private protocol OptionalValue {
    var something: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var something: Any? { self }
}

/// A set of anything.
private protocol SetValue {
    var members: [Any?] { get }
}

extension Set: SetValue {
    fileprivate var members: [Any?] { map { $0 } }
}
