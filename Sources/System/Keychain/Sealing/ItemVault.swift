// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The keys of an open keychain: one finds items, one opens them.
struct ItemVault: Sendable {
    let index: ItemIndex
    let sealer: ItemSealer

    init(_ key: MasterKey) throws(KeychainError) {
        index = ItemIndex(try key.indexKey())
        sealer = ItemSealer(try key.sealingKey())
    }
}
