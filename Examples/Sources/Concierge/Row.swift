// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row of a department's screen.
struct Row {
    var title: String
    var detail: String?
    /// At the end of the row.
    var value: String?
    var image: UIImage?
    var isStrong = false
    /// What a tap does; nil if there is nothing to do.
    var perform: (() -> Void)?
}

/// Rows below a heading.
struct RowSection {
    var title: String?
    var rows: [Row]
}

/// A button below the rows.
struct RowAction {
    var title: String
    var isDestructive = false
    var perform: @MainActor () -> Void
}
