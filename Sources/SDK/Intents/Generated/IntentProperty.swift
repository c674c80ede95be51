// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// One row of a generated class's table of properties: what key-value coding
/// does on Apple's systems, with types.
@_spi(Generated) public struct IntentProperty {
    /// As the definition file writes it.
    public let name: String
    let path: AnyKeyPath
    /// What the property takes, as a person reads it.
    let takes: String
    private let reading: (AnyObject) throws -> IntentValue?
    private let writing: (AnyObject, IntentValue?) -> Bool
    private let copying: (AnyObject, AnyObject) -> Void
    private let content: (AnyObject) -> Any?

    /// The value on the wire; nil when it is not set.
    func value(of object: AnyObject) throws -> IntentValue? {
        try reading(object)
    }

    /// Sets what came over the wire; false when it does not fit, and then nothing is set.
    func set(_ value: IntentValue?, on object: AnyObject) -> Bool {
        writing(object, value)
    }

    /// Gives `copy` a value of its own.
    func copy(from original: AnyObject, to copy: AnyObject) {
        copying(original, copy)
    }

    /// The value as the app's own code has it; nil when it is not set.
    func content(of object: AnyObject) -> Any? {
        content(object)
    }

    init<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, takes: String,
        read: @escaping (Value) throws -> IntentValue?, write: @escaping (IntentValue?) -> Value?,
        duplicate: @escaping (Value) -> Value = { $0 }
    ) {
        self.name = name
        self.path = path
        self.takes = takes
        reading = { object in
            guard let root = object as? Root else { return nil }
            return try read(root[keyPath: path])
        }
        writing = { object, value in
            guard let root = object as? Root, let fitting = write(value) else { return false }
            root[keyPath: path] = fitting
            return true
        }
        content = { object in
            guard let root = object as? Root else { return nil }
            let value: Any? = root[keyPath: path]
            // An optional property gives its value, not an optional in an optional.
            return value.flatMap { ($0 as? any OptionalValue).map(\.content) ?? $0 }
        }
        copying = { original, copy in
            guard let original = original as? Root, let copy = copy as? Root else { return }
            copy[keyPath: path] = duplicate(original[keyPath: path])
        }
    }
}

private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { map { $0 } }
}

extension [IntentProperty] {
    /// The values that are set, by name.
    func values(of object: AnyObject) throws -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for property in self {
            do {
                values[property.name] = try property.value(of: object)
            } catch let error as UnrepresentableValue {
                throw UnrepresentableValue("‘\(property.name)’ of \(type(of: object)): \(error.description)")
            }
        }
        return values
    }

    /// Sets every value by name and empties the properties that have none.
    func set(_ values: [String: IntentValue], on object: AnyObject) throws(MisfitValue) {
        if let unknown = values.keys.sorted().first(where: { name in !contains { $0.name == name } }) {
            throw .unknown(unknown, of: type(of: object))
        }
        for property in self {
            let value = values[property.name]
            guard property.set(value, on: object) else {
                throw .wrongType(property, of: type(of: object), value: value)
            }
        }
    }
}
