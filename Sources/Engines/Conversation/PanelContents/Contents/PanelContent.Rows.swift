// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// What was found, one below the other.
    package struct Rows: Hashable, Sendable, Encodable {
        /// What the rows are of; for each kind there is a sign to draw.
        package enum Subject: String, Sendable, Encodable {
            case messages, calls, notes, accounts, bills, rides, media, reservations, tables, cars
        }

        /// One thing that was found.
        package struct Row: Hashable, Sendable, Encodable {
            package var title: String
            /// Stands below the title.
            package var detail: String?
            /// Stands at the end: an amount, a time.
            package var value: String?
            package var picture: PanelImage?

            package init(title: String, detail: String? = nil, value: String? = nil, picture: PanelImage? = nil) {
                self.title = title
                self.detail = detail
                self.value = value
                self.picture = picture
            }
        }

        package var subject: Subject
        package var rows: [Row]
        /// “3 more”; nil if all are shown.
        package var remaining: String?

        package init(of subject: Subject, rows: [Row], remaining: String? = nil) {
            self.subject = subject
            self.rows = rows
            self.remaining = remaining
        }
    }
}

extension PanelContent.Rows: PanelContent.Part {
    var lines: [String] {
        let rows = rows.map { row in
            let rest = [row.detail, row.value].compactMap { $0 }.joined(separator: " · ")
            return "• \(row.title)\(rest.isEmpty ? "" : "  (\(rest))")"
        }
        return rows + [remaining.map { "… \($0)" } ?? ""]
    }

    var images: [PanelImage?] { rows.map(\.picture) }
}
