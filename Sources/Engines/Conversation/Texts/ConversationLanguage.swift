// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A language the system has words of its own in.
enum ConversationLanguage: Hashable, CaseIterable {
    case english, chinese

    /// Chinese for any `zh` tag, English for everything else.
    init(tag: String) {
        let language = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        self = language == "zh" ? .chinese : .english
    }

    /// What separates two sentences.
    var sentenceGap: String {
        switch self {
        case .english: " "
        case .chinese: ""
        }
    }
}
