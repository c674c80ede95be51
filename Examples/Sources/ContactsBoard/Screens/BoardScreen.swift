// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// Everybody.
final class BoardScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Contacts", comment: "title"))
    }

    override var lines: [String] { ContactBook.shared.contacts.map(\.name) }
}
