// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// The properties that are fetched only for what somebody reads.
enum DeferredProperties {
    /// As many things of one result are asked for theirs.
    static let countLimit = 100

    /// What an intent gives, with the properties of its things that have to be waited for.
    ///
    /// Leaves out a property whose getter throws or whose value cannot travel, and writes the reason to standard error
    /// for the app's developer: what the intent did is done.
    ///
    /// - Parameters:
    ///   - value: As it travels.
    ///   - result: The same in Swift.
    static func fetched(into value: IntentValue, of result: Any) async -> IntentValue {
        switch (value, NilValues.unwrapped(result)) {
        case (.object(var object), let entity as any AppEntity):
            for (name, property) in EntityProperties.all(of: entity) where object.properties[name] == nil {
                do {
                    object.properties[name] = try await property.deferredIntentValue(in: entity)
                } catch {
                    let text = "the property ‘\(name)’ of \(object.typeName) is left out: \(error)\n"
                    FileHandle.standardError.write(Data(text.utf8))
                }
            }
            return .object(object)
        case (_, let union as any _IntentValueRepresentable): return await fetched(into: value, of: union._caseValue)
        case (.array(var elements), let many as any ManyValues):
            let all = many.all
            for index in elements.indices.prefix(countLimit) where all.indices.contains(index) {
                elements[index] = await fetched(into: elements[index], of: all[index])
            }
            return .array(elements)
        default: return value
        }
    }
}
