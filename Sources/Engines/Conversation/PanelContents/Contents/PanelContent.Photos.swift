// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// Photos that are looked for or shown.
    package struct Photos: Hashable, Sendable, Encodable {
        /// “24 photos”; nil before they are counted.
        package var count: String?
        /// What they are of: an album, a place, a day, people.
        package var search: String?

        package init(count: String? = nil, search: String? = nil) {
            self.count = count
            self.search = search
        }
    }
}

extension PanelContent.Photos: PanelContent.Part {
    var lines: [String] { [count ?? "", search ?? ""] }
}
