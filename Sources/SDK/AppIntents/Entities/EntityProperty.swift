// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import Synchronization

/// A value of an entity that people may read, and find things by.
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

    /// A property that is called by its name in the source.
    public init() {
        storage = Mutex(nil)
        name = Mutex("")
        origin = nil
        indexingKey = nil
    }

    /// What people call it.
    public var title: LocalizedStringResource {
        get { name.withLock(\.self) }
        set { name.withLock { $0 = newValue } }
    }

    /// Whether it may have no value.
    public var isOptional: Bool { Value.self is any NilValue.Type }

    /// The value; to read one that was never set is a mistake of the app's.
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

    /// The value that is kept, none where there is none.
    private var current: Value? { storage.withLock(\.self) ?? NilValues.none(of: Value.self) }

    /// The value of the thing that has the property, without waiting for it; nil where there is none.
    func value(in entity: Any) -> Value? {
        switch origin {
        case .getter(let get): get(entity)
        case .asyncGetter: nil
        case nil: current
        }
    }

    /// The value that has to be waited for; nil where it is no such property.
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
