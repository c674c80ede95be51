// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import IntentValues

/// The properties that only SiriKit's own domains have.
@_spi(Generated) extension IntentProperty {
    /// A property that always has a value; one that is left out stays as it is.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.init(
            keeping: name, path, takes: "\(Value.self)",
            read: { try $0.propertyValue().value },
            write: { Value.restored(from: PropertyValue($0)) },
            duplicate: { $0.duplicated() })
    }

    /// A property that always has a list, which may be empty.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]>
    ) {
        self.init(
            name, path, takes: "an array of \(Value.self)",
            read: { values in values.isEmpty ? nil : .array(try values.map { try $0.propertyValue().value }) },
            write: { value in
                ArrayValue.elements(of: value) { Value.restored(from: PropertyValue($0)) }.map { $0 ?? [] }
            },
            duplicate: { $0.map { $0.duplicated() } })
    }

    /// A property that holds each of several values once.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentRepresentable & Hashable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Set<Value>?>
    ) {
        self.init(
            name, path, takes: "an array of \(Value.self)",
            read: { values in try values.map { .array(try $0.map { try $0.propertyValue().value }) } },
            write: { value -> Set<Value>?? in
                ArrayValue.elements(of: value) { Value.restored(from: PropertyValue($0)) }.map { $0.map { Set($0) } }
            },
            duplicate: { $0 })
    }

    /// A set of options; the empty one means “not set”.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value: IntentOptions>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.init(
            name, path, takes: "a number with a bit for each of \(Value.self)",
            read: { $0.rawValue == 0 ? nil : $0.value },
            write: { value in
                guard let value else { return [] }
                return Value(value)
            })
    }

    /// A number of which the class does not say what it counts.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Root, NSNumber?>) {
        self.init(name, path, as: .decimal)
    }

    /// What stays in its process: it is copied, and travels nowhere.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Root: AnyObject, Value>(local name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(keeping: name, path, takes: "nothing", read: { _ in nil }, write: { _ in nil }, duplicate: { $0 })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private init<Root: AnyObject, Value>(
        keeping name: String, _ path: ReferenceWritableKeyPath<Root, Value>, takes: String,
        read: @escaping (Value) throws -> IntentValue?, write: @escaping (IntentValue) -> Value?,
        duplicate: @escaping (Value) -> Value
    ) {
        self.init(
            name: name, path: path, takes: takes,
            reading: { object in
                guard let root = object as? Root else { return nil }
                return try read(root[keyPath: path])
            },
            writing: { object, value in
                guard let root = object as? Root else { return false }
                guard let value else { return true }
                guard let fitting = write(value) else { return false }
                root[keyPath: path] = fitting
                return true
            },
            copying: { original, copy in
                guard let original = original as? Root, let copy = copy as? Root else { return }
                copy[keyPath: path] = duplicate(original[keyPath: path])
            },
            content: { object in (object as? Root)?[keyPath: path] })
    }
}

#endif
