// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store

/// Which item a sealed part belongs to: team, group and class by the scope, the
/// primary attributes by the key, this very item by the reference.
struct ItemPlace: Hashable, Sendable {
    var scope: Data
    var key: Data
    var reference: Data

    func bytes(for part: ItemSealer.Part) -> Data {
        var fields = FieldBytes(part.rawValue)
        fields.append(scope)
        fields.append(key)
        fields.append(reference)
        return fields.data
    }
}

extension SealedItem {
    var place: ItemPlace { ItemPlace(scope: scope, key: key, reference: reference) }
}
