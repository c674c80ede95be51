// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Values of several types and those that travel, which are the values of their cases.
enum UnionCoding {
    /// The case that something that traveled stands for.
    ///
    /// Of a text it is the thing or the case of an enumeration that is called so, where there is one. Otherwise it is
    /// the first case whose values travel as this one did, or else the first that can be made of it.
    ///
    /// - Throws: ``ValueCodingError`` where there is no such case.
    static func value(
        of value: IntentValue, as type: any _IntentValueRepresentable.Type, for parameter: (any AnyIntentParameter)?
    ) async throws -> Any {
        if case .string(let text) = value, let made = try await type.called(text) { return made }
        if let made = await type.made(of: value, isExact: true) { return made }
        if let made = await type.made(of: value, isExact: false) { return made }
        return try await ValueResolution.value(of: value, as: type, for: parameter)
    }
}

extension _IntentValueRepresentable {
    /// What gives values to choose from: that of the only case's type; nil if there are several.
    static var onlyQuery: (any EntityQuery)? {
        guard _caseTypes.count == 1, let (_, type) = _caseTypes.first else { return nil }
        return (NilValues.element(of: type).type as? any AppEntity.Type)?.anyQuery
    }

    /// The thing or the case of an enumeration that is called so.
    fileprivate static func called(_ text: String) async throws -> Self? {
        for (name, type) in _caseTypes {
            let found: Any? =
                switch type {
                case let type as any AppEnum.Type: type.called(text)
                case let type as any AppEntity.Type: try await type.anyQuery.entity(called: text)
                default: nil
                }
            if let found, let made = _make(name, of: found) { return made }
        }
        return nil
    }

    /// - Parameter isExact: Whether a value of the case has to travel as this one.
    fileprivate static func made(of value: IntentValue, isExact: Bool) async -> Self? {
        for (name, type) in _caseTypes where type.fits(value) {
            // What does not fit one case may fit another.
            guard let found = try? await ValueCoding.any(of: value, as: type) else { continue }
            if isExact, !isSame(found, value) { continue }
            if let made = _make(name, of: found) { return made }
        }
        return nil
    }

    private static func isSame(_ found: Any, _ value: IntentValue) -> Bool {
        // The rest of a thing may have changed since.
        if case .object = value { return true }
        return (try? ValueCoding.intentValue(of: found)) == value
    }
}

extension _IntentValue {
    /// Whether a thing is one of this type, as far as its type’s name says; true for all that is not a thing.
    fileprivate static func fits(_ value: IntentValue) -> Bool {
        guard case .object(let object) = value, let type = Self.self as? any AppEntity.Type else { return true }
        return object.typeName == type.persistentIdentifier
    }
}

extension AppEnum {
    fileprivate static func called(_ text: String) -> Any? {
        allCases.first { $0.shown.isCalled(text) || String($0.rawValue).isSame(as: text) }
    }
}

extension EntityQuery {
    /// The thing of a name, or the only one that a text means.
    fileprivate func entity(called text: String) async throws -> Any? {
        if let error = AppDependencies.firstMissing(of: self) { throw error }
        let found: [any AppEntity]
        if let query = self as? any EntityStringQuery {
            found = try await query.anyEntities(matching: text)
            if found.count == 1 { return found.first }
        } else {
            found = (try await results()).entities
        }
        return found.first { $0.displayRepresentation.isCalled(text) }
    }
}

extension EntityStringQuery {
    fileprivate func anyEntities(matching text: String) async throws -> [any AppEntity] {
        (try await entities(matching: text)).entities
    }
}

extension ResultsCollection {
    fileprivate var entities: [any AppEntity] { items.compactMap { $0 as? any AppEntity } }
}

extension DisplayRepresentation {
    fileprivate func isCalled(_ text: String) -> Bool {
        ([titleText] + synonymTexts).contains { $0.isSame(as: text) }
    }
}

extension String {
    fileprivate func isSame(as text: String) -> Bool {
        compare(text, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
}
