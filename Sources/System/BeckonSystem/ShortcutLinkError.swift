// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Sentences
package import ShortcutDocument

/// Why a link leads to no shortcut.
package enum ShortcutLinkError: Error {
    /// It has ended, or never was.
    case ended(ShortcutLink)
    /// Whoever serves it did not answer, and why.
    case unreachable(ShortcutLink, Sentence)
    /// What it leads to is none, and why.
    case unreadable(ShortcutLink, Sentence)
    /// Nobody serves the links of this machine.
    case notServed
}

extension ShortcutLinkError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .ended(let link): "'\(link.page)' leads to no shortcut, or not any more; ask for a new link"
        case .unreachable(let link, let reason): "'\(link.page)' was not reached: \(reason)"
        case .unreadable(let link, let reason): "'\(link.page)' leads to no shortcut: \(reason)"
        case .notServed:
            "links are served by the device, and none runs; start 'beckon serve' and share it then"
        }
    }
}
