// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// A handler together with the intent it is to handle.
struct BoundHandler {
    let handle: (() async -> INIntentResponse)?
    let confirm: (() async -> INIntentResponse)?
    let resolve: (String) -> (() async -> Resolution)?
    /// Takes the search term.
    let options: (String) -> ((String?) async throws -> OptionList)?
    let defaultValue: (String) -> (() throws -> IntentValue?)?
}

/// The options a handler provided, whatever the type of their items.
struct OptionList {
    let payload: OptionsPayload

    /// - Throws: ``UnrepresentableValue`` naming an item that cannot be an option.
    init<Item: AnyObject>(_ collection: INObjectCollection<Item>, kind: NumberKind?) throws {
        payload = try collection.payload(as: kind)
    }
}

/// What a resolve method answered.
enum Resolution {
    case single(INIntentResolutionResult)
    case several([INIntentResolutionResult])
}
