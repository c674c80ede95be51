// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens

/// Where a person types a name.
final class SearchScreen: TextScreen {
    init() {
        super.init(title: "Search")
    }

    override var lines: [String] { ["\(ContactBook.shared.contacts.count) contacts to search in"] }
}
