// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Foundation

/// What `kSecReturnPersistentRef` gives: the class's four letters, then random bytes.
struct ItemReference: Hashable, Sendable {
    private static let randomLength = 16

    let itemClass: ItemClass
    /// Under which the store has the item.
    let random: Data

    static func new(_ itemClass: ItemClass) -> ItemReference {
        var random = [UInt8](repeating: 0, count: randomLength)
        randombytes_buf(&random, random.count)
        return ItemReference(itemClass: itemClass, random: Data(random))
    }

    var data: Data { Data(itemClass.rawValue.utf8) + random }
}

extension ItemReference {
    /// Nil when the data is no reference.
    init?(_ data: Data) {
        guard data.count == 4 + Self.randomLength,
            let name = String(validating: data.prefix(4), as: UTF8.self),
            let itemClass = ItemClass(rawValue: name)
        else { return nil }
        self.init(itemClass: itemClass, random: Data(data.dropFirst(4)))
    }
}
