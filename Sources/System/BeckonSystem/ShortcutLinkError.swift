// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Sentences
package import ShortcutDocument

/// The reason why a link leads to no shortcut.
package enum ShortcutLinkError: Error {
    /// It has ended, or never was.
    case ended(ShortcutLink)
    /// Anyone who serves it did not answer, and why.
    case unreachable(ShortcutLink, Sentence)
    /// It does not lead to a shortcut, and why.
    case unreadable(ShortcutLink, Sentence)
    /// Nobody serves the links of this machine.
    case notServed
}

extension ShortcutLinkError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .ended(let link): "'\(link.page)' does not lead to a shortcut; ask for a new link"
        case .unreachable(let link, let reason): "'\(link.page)' could not be reached: \(reason)"
        case .unreadable(let link, let reason): "'\(link.page)' does not lead to a shortcut: \(reason)"
        case .notServed:
            "the device serves links but is not running; start 'beckon serve' and share it again"
        }
    }
}
