// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// Things to do, each with a tick.
    package struct List: Hashable, Sendable, Encodable {
        /// One thing to do.
        package struct Item: Hashable, Sendable, Encodable {
            package var title: String
            package var isDone: Bool
            package var isFlagged: Bool
            /// When or where one is reminded of it.
            package var due: String?

            package init(title: String, isDone: Bool = false, isFlagged: Bool = false, due: String? = nil) {
                self.title = title
                self.isDone = isDone
                self.isFlagged = isFlagged
                self.due = due
            }
        }

        package var title: String?
        package var items: [Item]
        /// “3 more”; nil if all are shown.
        package var remaining: String?

        package init(title: String? = nil, items: [Item], remaining: String? = nil) {
            self.title = title
            self.items = items
            self.remaining = remaining
        }
    }
}

extension PanelContent.List: PanelContent.Part {
    var lines: [String] {
        let items = items.map { item in
            let due = item.due.map { "  (\($0))" } ?? ""
            return "\(item.isDone ? "✓" : "○") \(item.isFlagged ? "! " : "")\(item.title)\(due)"
        }
        return [title ?? ""] + items + [remaining.map { "… \($0)" } ?? ""]
    }
}
