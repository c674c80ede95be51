// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Why nothing was ordered.
public enum OrderError: Error, CustomLocalizedStringResourceConvertible {
    /// The shop does not bake before then.
    case closed(Shop, opening: String)
    /// There is none of the kind left.
    case soldOut(String)

    /// What the guest hears.
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .closed(let shop, let opening): "The \(shop.title) shop is closed. It opens \(opening)."
        case .soldOut(let kind): "There is no \(kind) left today."
        }
    }
}
