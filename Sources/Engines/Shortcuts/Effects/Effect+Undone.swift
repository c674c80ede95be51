// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension Effect {
    /// Why it is not done where nothing on this machine does it, and what would help.
    package var undone: ShortcutFailure {
        switch self {
        case .share, .shareNearby:
            ShortcutFailure(
                "there is nothing here to share with",
                remedy: "save it with Save File, or put it on the clipboard with Copy to Clipboard", kind: .missing)
        default:
            ShortcutFailure("this machine does not support that", remedy: "remove the action", kind: .missing)
        }
    }
}
