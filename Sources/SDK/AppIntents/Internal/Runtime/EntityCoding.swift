// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// An app's things and the objects that travel.
enum EntityCoding {
    /// A thing as it travels: what it is, how it is shown, and its properties.
    ///
    /// A property whose value cannot travel is left out: it is there to be read, not to find the thing again.
    static func object(of entity: any AppEntity) throws -> ObjectValue {
        let type = type(of: entity)
        let shown = entity.displayRepresentation
        let identifier = entity is any TransientAppEntity ? nil : entity.identifierText
        if let identifier, identifier.utf8.count > EntityIdentifier.valueMaximumLength {
            throw ValueCodingError(
                "an identifier of a \(type.persistentIdentifier) has \(identifier.utf8.count) bytes, more than the "
                    + "\(EntityIdentifier.valueMaximumLength) that travel")
        }
        var properties: [String: IntentValue] = [:]
        for (name, property) in EntityProperties.all(of: entity) {
            properties[name] = try? property.intentValue(in: entity)
        }
        return ObjectValue(
            typeName: type.persistentIdentifier, identifier: identifier, displayString: shown.titleText,
            subtitle: shown.subtitleText, image: shown.image?.value,
            alternatives: shown.synonymTexts.map { SpeakableStringValue(spokenPhrase: $0) }, properties: properties)
    }

    /// The thing that an object stands for.
    ///
    /// - Throws: ``ValueCodingError`` if there is none any more; what the app's query throws.
    static func entity(
        of object: ObjectValue, as type: any AppEntity.Type, by query: (any EntityQuery)?
    ) async throws -> Any {
        guard let found = try await entities(of: [.object(object)], as: type, by: query).first else {
            throw ValueCodingError(
                "there is no \(type.persistentIdentifier) ‘\(object.displayString)’ any more: "
                    + "its query gives none for ‘\(object.identifier ?? "")’")
        }
        return found
    }

    /// The things that objects stand for, in their order; those that no longer exist are left out.
    static func entities(
        of values: [IntentValue], as type: any AppEntity.Type, by query: (any EntityQuery)?
    ) async throws -> [Any] {
        // Nothing is looked up, so nothing of the app's is needed.
        guard !values.isEmpty else { return [] }
        if let transient = type as? any TransientAppEntity.Type {
            var made: [Any] = []
            for value in values {
                guard case .object(let object) = value else { throw ValueCoding.misfit(value, type) }
                made.append(try await transient.make(of: object))
            }
            return made
        }
        let identifiers = try values.map { value in
            guard case .object(let object) = value, let identifier = object.identifier else {
                throw ValueCodingError("\(value.kindName) without an identifier is no \(type.persistentIdentifier)")
            }
            return identifier
        }
        return try await type.find(identifiers, by: query)
    }
}

extension AppEntity {
    fileprivate var identifierText: String { id.entityIdentifierString }

    /// What a query gives for identifiers, in their order.
    fileprivate static func find(_ identifiers: [String], by query: (any EntityQuery)?) async throws -> [Any] {
        if let query, let found = try await query.anyEntities(for: identifiers) { return found }
        return try await defaultQuery.anyEntities(for: identifiers) ?? []
    }
}

extension EntityQuery {
    /// The things with these identifiers, in their order.
    ///
    /// - Throws: ``ValueCodingError`` for a text that is not an identifier of the type; what the query throws.
    func anyEntities(for identifiers: [String]) async throws -> [Any]? {
        if let error = AppDependencies.firstMissing(of: self) { throw error }
        let wanted = try identifiers.map { text in
            guard let identifier = Entity.ID.entityIdentifier(for: text) else {
                throw ValueCodingError("‘\(text)’ is not an identifier of a \(Entity.persistentIdentifier)")
            }
            return identifier
        }
        let found = try await entities(for: wanted)
        var byIdentifier: [String: Entity] = [:]
        for entity in found { byIdentifier[entity.id.entityIdentifierString] = entity }
        return identifiers.compactMap { byIdentifier[$0] }
    }
}

extension TransientAppEntity {
    fileprivate static func make(of object: ObjectValue) async throws -> Any {
        let entity = Self()
        for (name, property) in EntityProperties.all(of: entity) {
            guard let value = object.properties[name] else { continue }
            try await property.take(value)
        }
        return entity
    }
}
