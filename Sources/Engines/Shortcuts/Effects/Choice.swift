// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A choice from a list or a menu.
package struct Choice: Codable, Sendable {
    package var prompt: String?
    package var titles: [String]
    package var allowsSeveral: Bool
    /// Whether all are chosen to begin with.
    package var selectsAll: Bool
    /// What stands below the titles, by their places; empty if none has any.
    package var subtitles: [String?]

    package init(
        prompt: String?, titles: [String], allowsSeveral: Bool = false, selectsAll: Bool = false,
        subtitles: [String?] = []
    ) {
        self.subtitles = subtitles.contains { $0 != nil } ? subtitles : []
        self.prompt = prompt
        self.titles = titles
        self.allowsSeveral = allowsSeveral
        self.selectsAll = selectsAll
    }
}
