// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Puts declarations into the order an editor shows.
enum DisplayOrder {
    /// By position, those with the same position as the file has them.
    static func sorted<Declaration>(
        _ declarations: [Declaration], by position: (Declaration) -> Int
    ) -> [Declaration] {
        declarations.enumerated()
            .sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
            .map(\.element)
    }
}
