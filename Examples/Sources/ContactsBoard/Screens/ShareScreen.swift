// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// The board as one hands it on.
final class ShareScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Share", comment: "title"))
    }

    override var lines: [String] { ContactBook.shared.contacts.map { "\($0.name) \($0.number)" } }
}
