// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Store

/// An item whose attributes have been opened, with the sealed one it came from.
struct OpenItem: Sendable {
    let sealed: SealedItem
    let item: KeychainItem

    var reference: ItemReference {
        ItemReference(itemClass: item.itemClass, random: sealed.reference)
    }
}
