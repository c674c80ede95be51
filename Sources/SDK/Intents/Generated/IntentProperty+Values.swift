// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

@_spi(Generated) extension IntentProperty {
    /// A property of a type that stands for itself.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
    ) {
        self.init(
            name, path, takes: "\(Value.self)",
            read: { try $0?.propertyValue().value },
            write: { value -> Value?? in
                guard let value else { return .some(nil) }
                return Value.restored(from: PropertyValue(value)).map { .some($0) }
            },
            duplicate: { $0?.duplicated() })
    }

    /// A property that holds several values.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]?>
    ) {
        self.init(
            name, path, takes: "an array of \(Value.self)",
            read: { values in try values.map { .array(try $0.map { try $0.propertyValue().value }) } },
            write: { value in ArrayValue.elements(of: value) { Value.restored(from: PropertyValue($0)) } },
            duplicate: { $0?.map { $0.duplicated() } })
    }

    /// A number.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, NSNumber?>, as kind: NumberKind
    ) {
        self.init(
            name, path, takes: kind.description,
            read: { $0.map(kind.value(of:)) },
            write: { value -> NSNumber?? in
                guard let value else { return .some(nil) }
                return kind.number(from: value).map { .some($0) }
            })
    }

    /// A property that holds several numbers.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [NSNumber]?>, as kind: NumberKind
    ) {
        self.init(
            name, path, takes: "an array, each element \(kind.description)",
            read: { numbers in numbers.map { .array($0.map(kind.value(of:))) } },
            write: { ArrayValue.elements(of: $0, each: kind.number(from:)) })
    }

    /// An enumeration, whose case 0 means “not set”.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentEnumeration>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.init(
            name, path, takes: "a case of \(Value.self)",
            read: { $0.rawValue == 0 ? nil : .enumeration($0.rawValue) },
            write: { value in
                guard let value else { return Value(rawValue: 0) }
                return EnumerationValue.case(of: value)
            })
    }

    /// An enumeration that has no case 0; nil means “not set”.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentEnumeration>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
    ) {
        self.init(
            name, path, takes: "a case of \(Value.self)",
            read: { $0.map { .enumeration($0.rawValue) } },
            write: { value -> Value?? in
                guard let value else { return .some(nil) }
                return EnumerationValue.case(of: value).map { .some($0) }
            })
    }

    /// A property that holds several cases.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentEnumeration>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]?>
    ) {
        self.init(
            name, path, takes: "an array of cases of \(Value.self)",
            read: { values in values.map { .array($0.map { .enumeration($0.rawValue) }) } },
            write: { ArrayValue.elements(of: $0, each: { EnumerationValue.case(of: $0) }) })
    }
}

/// What stands in an array that traveled.
enum ArrayValue {
    /// Nil when the value is no array or an element does not fit.
    static func elements<Element>(of value: IntentValue?, each element: (IntentValue) -> Element?) -> [Element]?? {
        guard let value else { return .some(nil) }
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap(element)
        return elements.count == values.count ? .some(elements) : nil
    }
}

private enum EnumerationValue {
    static func `case`<Value: IntentEnumeration>(of value: IntentValue) -> Value? {
        guard case .enumeration(let raw) = value else { return nil }
        return Value(rawValue: raw)
    }
}
