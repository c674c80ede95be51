// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person may look for.
package struct SearchEntry: Hashable, Sendable {
    /// What it is; of those that match alike in all, what stands first here comes first.
    package enum Kind: Int, Hashable, Sendable, CaseIterable {
        case app, shortcut, phrase, action, quickAction, sentence
        /// A sentence that is to be continued with.
        case beginning
        case content, setting
    }

    /// Tells it from all others.
    package var id: String
    package var kind: Kind
    /// What a person reads.
    package var title: String
    /// What it is called in other languages, or besides.
    package var otherTitles: [String]
    /// Under what it is found too, such as the name of its app in each language.
    package var keywords: [String]
    /// A sentence or two about it.
    package var text: String?
    /// When it was used last, in seconds since any moment that is the same for all; nil for never.
    package var used: Double?

    package init(
        id: String, kind: Kind, title: String, otherTitles: [String] = [], keywords: [String] = [],
        text: String? = nil, used: Double? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.otherTitles = otherTitles
        self.keywords = keywords
        self.text = text
        self.used = used
    }

    /// Whether the person has made it, and no app.
    var isOwn: Bool { kind == .shortcut || kind == .phrase }
}
