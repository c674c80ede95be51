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
    func value(of object: AnyObject) throws -> IntentValue? { try reading(object) }

    /// Sets what came over the wire; false when it does not fit, and then nothing is set.
    func set(_ value: IntentValue?, on object: AnyObject) -> Bool { writing(object, value) }

    /// Gives `copy` a value of its own.
    func copy(from original: AnyObject, to copy: AnyObject) { copying(original, copy) }

    /// The value as the app's own code has it; nil when it is not set.
    func content(of object: AnyObject) -> Any? { content(object) }

    init(
        name: String, path: AnyKeyPath, takes: String, reading: @escaping (AnyObject) throws -> IntentValue?,
        writing: @escaping (AnyObject, IntentValue?) -> Bool, copying: @escaping (AnyObject, AnyObject) -> Void,
        content: @escaping (AnyObject) -> Any?
    ) {
        self.name = name
        self.path = path
        self.takes = takes
        self.reading = reading
        self.writing = writing
        self.copying = copying
        self.content = content
    }

    @_semantics("optimize.sil.specialize.generic.never")
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

/// What an `NSNumber` of an intent counts.
@_spi(Generated) public enum NumberKind: Sendable {
    case integer
    case decimal
    case boolean
    /// Seconds.
    case timeInterval
}

extension NumberKind: CustomStringConvertible {
    /// As an error message calls it.
    @_spi(Generated) public var description: String {
        switch self {
        case .integer: "an integer"
        case .decimal: "a decimal number"
        case .boolean: "a Boolean"
        case .timeInterval: "a time interval in seconds"
        }
    }

    /// An integer is cut towards zero, as `NSNumber.intValue` cuts it.
    func value(of number: NSNumber) -> IntentValue {
        switch self {
        case .integer: .integer(number.intValue)
        case .decimal: .decimal(number.doubleValue)
        case .boolean: .boolean(number.boolValue)
        case .timeInterval: .timeInterval(number.doubleValue)
        }
    }

    /// Nil when the value is of another kind; an integer also serves where a fraction may stand.
    func number(from value: IntentValue) -> NSNumber? {
        switch (self, value) {
        case (.integer, .integer(let integer)): NSNumber(value: integer)
        case (.boolean, .boolean(let boolean)): NSNumber(value: boolean)
        case (.decimal, .decimal(let decimal)): NSNumber(value: decimal)
        case (.timeInterval, .timeInterval(let seconds)), (.timeInterval, .decimal(let seconds)):
            NSNumber(value: seconds)
        case (.decimal, .integer(let integer)), (.timeInterval, .integer(let integer)):
            NSNumber(value: Double(integer))
        default: nil
        }
    }
}

/// A type that a parameter of an intent may have.
///
/// Numbers are not among them: an `NSNumber` does not say what it counts, so
/// ``IntentProperty`` takes its ``NumberKind`` beside it.
@_spi(Generated) public protocol IntentRepresentable {
    /// What travels in this value's stead.
    ///
    /// - Throws: ``UnrepresentableValue`` when nothing can, such as for a file that is gone.
    func propertyValue() throws -> PropertyValue

    /// The value that traveled; nil when it was of another type.
    static func restored(from value: PropertyValue) -> Self?

    /// A value of its own for a copied intent; `self` where nothing can change it.
    func duplicated() -> Self
}

@_spi(Generated) extension IntentRepresentable {
    /// `self`: most values do not change.
    public func duplicated() -> Self { self }
}

@_spi(Generated) extension Measurement: IntentRepresentable where UnitType: IntentUnit {
    /// In the unit it was given in; in the dimension's base unit when that is one of the app's own.
    public func propertyValue() -> PropertyValue {
        let known = UnitType.known.contains { $0.symbol == unit.symbol }
        let measurement = known ? self : converted(to: UnitType.baseUnit())
        return PropertyValue(
            .measurement(
                MeasurementValue(
                    dimension: UnitType.measured.dimension, value: measurement.value, unit: measurement.unit.symbol)))
    }

    /// The measurement; nil for another type, another dimension or a unit that Foundation does not have.
    public static func restored(from value: PropertyValue) -> Measurement? {
        guard case .measurement(let measurement) = value.value,
            measurement.dimension == UnitType.measured.dimension,
            let unit = UnitType.known.first(where: { $0.symbol == measurement.unit })
        else { return nil }
        return Measurement(value: measurement.value, unit: unit)
    }
}
