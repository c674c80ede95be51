// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The options a handler provided, whatever the type of their items.
struct OptionList {
    let payload: OptionsPayload

    /// - Throws: ``UnrepresentableValue`` naming an item that cannot be an option.
    init<Item: AnyObject>(_ collection: INObjectCollection<Item>, kind: NumberKind?) throws {
        payload = try collection.payload(as: kind)
    }
}
