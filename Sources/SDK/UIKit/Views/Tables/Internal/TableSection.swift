// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The views of a section of a table.
struct TableSection {
    var header: UIView?
    var rows: [UITableViewCell] = []
    var footer: UIView?

    var views: [UIView] { rows + [header, footer].compactMap { $0 } }
}
