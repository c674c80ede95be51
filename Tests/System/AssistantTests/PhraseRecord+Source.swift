// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentValues
import Store
import Wire

/// Phrases that are all available, of a person whose apps have no names.
extension [PhraseRecord]: PhraseSource {
    func phrase(normalized: String) -> PhraseRecord? {
        first { $0.normalized == normalized }
    }

    func openPhrases() -> [PhraseRecord] {
        filter { $0.normalized.contains("{}") }
    }

    func phrases(like normalized: String, atMost limit: Int) -> [PhraseRecord] {
        self
    }

    func latestPhrases(_ limit: Int, of app: String?) -> [PhraseRecord] {
        Array(filter { app == nil || $0.app == app }.suffix(limit))
    }

    func vocabularies(
        after version: VocabularyVersion?
    ) -> (names: [String: [VocabularyType: [SpeakableStringValue]]], version: VocabularyVersion)? { nil }
}
