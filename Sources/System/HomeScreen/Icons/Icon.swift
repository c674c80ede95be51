// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Wire

/// What is to be seen beside a quick action.
package enum Icon: Hashable, Sendable {
    /// A system symbol by Apple's name for it, such as `square.and.arrow.up`.
    case symbol(String)
    /// An image of an app, of which the shape counts alone: the name as code writes it, and the bundle's folder.
    case template(String, in: URL)
    /// What stands where an action has no icon of its own: a dot.
    case plain
}

extension Icon {
    /// What an action asks for; the plain dot where it asks for nothing, or for a type that no system has.
    init(_ payload: QuickActionIconPayload?, of bundle: URL) {
        self =
            switch payload {
            case .symbol(let name): .symbol(name)
            case .template(let name): .template(name, in: bundle)
            case .type(let value): QuickActionIconType(rawValue: value).map { .symbol($0.symbolName) } ?? .plain
            case nil: .plain
            }
    }
}
