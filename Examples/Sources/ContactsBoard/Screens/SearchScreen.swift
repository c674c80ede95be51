// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// Where a person types a name.
final class SearchScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Search", comment: "title"))
    }

    override var lines: [String] {
        let count = NSLocalizedString("%ld contacts to search in", comment: "how many there are")
        return [String(format: count, ContactBook.shared.contacts.count)]
    }
}
