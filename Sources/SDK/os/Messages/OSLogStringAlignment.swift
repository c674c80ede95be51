// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a value stands in the room that it is given.
public struct OSLogStringAlignment: Sendable {
    private var columns: Int
    private var isLeft: Bool

    /// Without room to spare.
    public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

    /// At the left of so many columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    /// At the right of so many columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    /// The text with spaces at one side; more than a line's worth is taken for a mistake.
    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}
