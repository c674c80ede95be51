// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Icons
import QuickActions
import Wire

extension Icon {
    /// What an action asks for; the plain dot where it asks for nothing, or for a type that no system has.
    init(_ payload: ShortcutIconPayload?, of bundle: URL) {
        self =
            switch payload {
            case .symbol(let name): .symbol(name)
            case .template(let name): .template(name, in: bundle)
            case .type(let value): ShortcutIconType(rawValue: value).map { .symbol($0.symbolName) } ?? .plain
            case nil: .plain
            }
    }
}
