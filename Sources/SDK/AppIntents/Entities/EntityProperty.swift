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
    /// Where the value comes from that is not kept here.
    private let access: Access?

    struct Access: Sendable {
        let get: @Sendable () -> Value
    }

    /// The attribute under which search knows it.
    let indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?

    init(
        titled title: LocalizedStringResource, value: Value? = nil, access: Access? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
    ) {
        storage = Mutex(value)
        name = Mutex(title)
        self.access = access
        self.indexingKey = indexingKey
    }

    /// A property that is called by its name in the source.
    public init() {
        storage = Mutex(nil)
        name = Mutex("")
        access = nil
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
            if let access { return access.get() }
            if let value = current { return value }
            preconditionFailure("the property ‘\(String(localized: title))’ was read before it was set; set it in init")
        }
        set { storage.withLock { $0 = newValue } }
    }

    /// Itself.
    public var projectedValue: EntityProperty<Value> { self }

    /// The value, none where there is none.
    var current: Value? { access?.get() ?? storage.withLock(\.self) ?? NilValues.none(of: Value.self) }
}
