// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Wire

/// The action that the system makes of an entity's query: it finds things.
///
/// It is performed as the app's own intents are, so that it is cancelled and fails as they do.
struct FindThings: AppIntent {
    static let title: LocalizedStringResource = "Find"

    private let type: (any AppEntity.Type)?
    private let search: SearchPayload

    init() { (type, search) = (nil, .all) }

    /// - Throws: ``ExtensionRefusal`` where the program has no such entity.
    init(of mangledName: String, _ search: SearchPayload) throws(ExtensionRefusal) {
        guard let type = _typeByName(mangledName) as? any AppEntity.Type else {
            throw ExtensionRefusal(
                .unknownIntent,
                "the program has no App Entity ‘\(mangledName)’; build it from the source that is installed")
        }
        (self.type, self.search) = (type, search)
    }

    func perform() async throws -> some IntentResult { .result() }

    /// What is found, as it travels.
    ///
    /// - Throws: ``ValueCodingError`` for a search that the query does not know, and for more things than travel; what
    ///   the query throws.
    func response() async throws -> ResponsePayload {
        guard let type else { return ResponsePayload(code: ResponsePayload.failure) }
        let found = try await things(of: type)
        guard found.count <= ValueCoding.countLimit else {
            throw ValueCodingError(
                "its query gave \(found.count) things, more than the \(ValueCoding.countLimit) that travel together; "
                    + "conform it to EntityPropertyQuery, which is told a limit")
        }
        let values = try found.map { try ValueCoding.intentValue(of: $0) }
        return ResponsePayload(code: ResponsePayload.success, properties: ["value": .array(values)])
    }

    private func things(of type: any AppEntity.Type) async throws -> [any AppEntity] {
        let query = type.ownQuery
        switch (search, query) {
        case (.matching(let filters, let isAny, let orders, let limit), let query as any EntityPropertyQuery):
            let run = PropertyQueryRun(filters: filters, isAny: isAny, orders: orders, limit: limit)
            return try await run.entities(of: query)
        case (.all, let query as any EnumerableEntityQuery):
            if let error = AppDependencies.firstMissing(of: query) { throw error }
            return try await query.everything()
        default:
            throw ValueCodingError("the query of \(type.persistentIdentifier) does not find things by their properties")
        }
    }
}

extension AppEntity {
    fileprivate static var ownQuery: any EntityQuery { defaultQuery }
}

extension EnumerableEntityQuery {
    fileprivate func everything() async throws -> [any AppEntity] {
        let all = try await allEntities()
        return all.items
    }
}
