// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues
import Phrases
package import Store
package import Wire

/// Where a person's own phrases come from, as few at a time as a text needs, and the names that they use in their apps.
///
/// A person may have any number of them, and what is said is to be understood as
/// quickly as with one.
package protocol PhraseSource: Sendable {
    /// The phrase with this normalized form.
    func phrase(normalized: String) async throws(StoreError) -> PhraseRecord?
    /// The phrases with slots, any of which a text may be.
    func openPhrases() async throws(StoreError) -> [PhraseRecord]
    /// Phrases that begin with a normalized text, have its last word or have slots, so many of each: what a person who
    /// is typing may be about to say.
    func phrases(like normalized: String, atMost limit: Int) async throws(StoreError) -> [PhraseRecord]
    /// The latest of all, or of one app, to propose what comes near.
    func latestPhrases(_ limit: Int, of app: String?) async throws(StoreError) -> [PhraseRecord]

    /// The names that apps say their people use, by the app's identifier, and the state they are in; nil if that is
    /// still a state that is known.
    func vocabularies(
        after version: VocabularyVersion?
    ) async throws(StoreError) -> (
        names: [String: [VocabularyType: [SpeakableStringValue]]], version: VocabularyVersion
    )?
}

extension PhraseSource {
    /// The phrase that is just these words; emoji in it need not be said, nor are some that were typed in vain.
    package func phrase(saying text: String) async throws(StoreError) -> PhraseRecord? {
        let key = FoldedText(text).key
        if let exact = try await phrase(normalized: key) { return exact }
        let spoken = PhraseKey.spoken(key)
        return spoken == key ? nil : try await phrase(normalized: spoken)
    }
}

extension Store: PhraseSource {}
