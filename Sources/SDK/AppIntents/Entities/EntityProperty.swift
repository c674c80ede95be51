// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import Synchronization

/// A value of an entity that people can read and search by.
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    // `@unchecked`: what changes is behind locks.

    private let storage: Mutex<Value?>
    private let name: Mutex<LocalizedStringResource>
    private let origin: Origin?

    /// Where a value comes from that is not kept here: the thing that has the property.
    enum Origin: Sendable {
        case getter(@Sendable (Any) -> Value?)
        case asyncGetter(@Sendable (Any) async throws -> Value?)
    }

    /// The attribute under which search knows it.
    let indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?

    init(
        titled title: LocalizedStringResource, value: Value? = nil, origin: Origin? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
    ) {
        storage = Mutex(value)
        name = Mutex(title)
        self.origin = origin
        self.indexingKey = indexingKey
    }

    /// A property named as in the source.
    public init() {
        storage = Mutex(nil)
        name = Mutex("")
        origin = nil
        indexingKey = nil
    }

    /// Its names.
    public var title: LocalizedStringResource {
        get { name.withLock(\.self) }
        set { name.withLock { $0 = newValue } }
    }

    /// Whether the value is optional.
    public var isOptional: Bool { Value.self is any NilValue.Type }

    /// The value. Reading a value that was never set is a programming error.
    public var wrappedValue: Value {
        get {
            if let value = current { return value }
            precondition(
                origin == nil,
                "the property ‘\(String(localized: title))’ is computed; read it of the thing, without a dollar sign")
            preconditionFailure("the property ‘\(String(localized: title))’ was read before it was set; set it in init")
        }
        set { storage.withLock { $0 = newValue } }
    }

    /// Itself.
    public var projectedValue: EntityProperty<Value> { self }

    /// The value that is kept, none if there is none.
    private var current: Value? { storage.withLock(\.self) ?? NilValues.none(of: Value.self) }

    /// The current value, without fetching it; nil if there is none.
    func value(in entity: Any) -> Value? {
        switch origin {
        case .getter(let get): get(entity)
        case .asyncGetter: nil
        case nil: current
        }
    }

    /// The value to fetch; nil if the property is not deferred.
    func deferredValue(in entity: Any) async throws -> Value? {
        guard case .asyncGetter(let get) = origin else { return nil }
        return try await get(entity)
    }

    /// Whether the value can be set.
    var isKept: Bool { origin == nil }
}

/// Apple declares this one quantity by quantity.
extension EntityProperty where Value.ValueType: _MeasurementValue {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}
