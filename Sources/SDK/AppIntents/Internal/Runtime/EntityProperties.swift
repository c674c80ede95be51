// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import IntentValues

/// A property of an entity, whatever the type of its value.
protocol AnyEntityProperty: AnyObject, Sendable {
    var title: LocalizedStringResource { get }
    /// Nil where it has none.
    func currentIntentValue() throws -> IntentValue?
    func take(_ value: IntentValue) async throws
    /// Tells search of the value, where it is one that search knows.
    func index(in attributes: CSSearchableItemAttributeSet)
}

extension EntityProperty: AnyEntityProperty {
    func currentIntentValue() throws -> IntentValue? {
        guard let current else { return nil }
        return try ValueCoding.optionalIntentValue(of: current)
    }

    func take(_ value: IntentValue) async throws {
        wrappedValue = try await ValueCoding.value(of: value, as: Value.self)
    }
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
