// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

extension Payment {
    /// Whom it went to or was asked of, and what for.
    var title: String {
        let direction =
            switch direction {
            case .sent: NSLocalizedString("to %@", comment: "names")
            case .requested: NSLocalizedString("asked of %@", comment: "a name")
            }
        return String(format: direction, name) + (note.map { " (\($0))" } ?? "")
    }
}
