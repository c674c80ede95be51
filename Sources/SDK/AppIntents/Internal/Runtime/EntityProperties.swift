// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import CoreSpotlight
import IntentValues

/// A property of an entity, whatever the type of its value.
protocol AnyEntityProperty: AnyObject, Sendable {
    var title: LocalizedStringResource { get }
    /// The value of a thing that has it, without waiting for it; nil if it has none.
    func intentValue(in entity: Any) throws -> IntentValue?
    /// The value that has to be waited for; nil if there is none, or where it is another property.
    func deferredIntentValue(in entity: Any) async throws -> IntentValue?
    /// Takes a value, unless it is computed.
    func take(_ value: IntentValue) async throws
    /// Tells search of the value of a thing, where it is one that search knows.
    func index(of entity: Any, in attributes: CSSearchableItemAttributeSet)
}

extension EntityProperty: AnyEntityProperty {
    func intentValue(in entity: Any) throws -> IntentValue? {
        guard let value = value(in: entity) else { return nil }
        return try ValueCoding.optionalIntentValue(of: value)
    }

    func deferredIntentValue(in entity: Any) async throws -> IntentValue? {
        guard let value = try await deferredValue(in: entity) else { return nil }
        return try ValueCoding.optionalIntentValue(of: value)
    }

    func take(_ value: IntentValue) async throws {
        guard isKept else { return }
        wrappedValue = try await ValueCoding.value(of: value, as: Value.self)
    }
}

extension EntityProperty: PredicateProperty {
    package func predicateValue(in owner: Any) -> Any? { value(in: owner).flatMap { NilValues.unwrapped($0) } }
}

/// The properties of an entity.
enum EntityProperties {
    /// By name, in the order of their declaration.
    static func all(of entity: any AppEntity) -> [(name: String, property: any AnyEntityProperty)] {
        Mirror(reflecting: entity).children.compactMap { child in
            guard let label = child.label, let property = child.value as? any AnyEntityProperty else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, property)
        }
    }
}
