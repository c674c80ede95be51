// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens

/// Everybody.
final class BoardScreen: TextScreen {
    init() {
        super.init(title: "Contacts")
    }

    override var lines: [String] { ContactBook.shared.contacts.map(\.name) }
}
