// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Foundation
package import Store

/// The phrases that there are.
extension PersonalPhrases {
    /// The latest phrases of an app, or of all, the latest last.
    package func latest(_ limit: Int = .max, of app: String? = nil) async throws(StoreError) -> [PhraseRecord] {
        try await store.latestPhrases(limit, of: app)
    }

    /// The number of phrases of an app, or of all.
    package func count(of app: String? = nil) async throws(StoreError) -> Int { try await store.phraseCount(of: app) }

    /// The latest phrase of everything that has one.
    ///
    /// - Parameters:
    ///   - limit: The number of latest phrases to look at.
    ///   - catalog: The installed apps.
    package func byAction(_ limit: Int, in catalog: AppCatalog) async throws(StoreError) -> [ActionKey: PhraseRecord] {
        var phrases: [ActionKey: PhraseRecord] = [:]
        for phrase in try await latest(limit) {
            if let key = ActionKey(phrase, in: catalog) { phrases[key] = phrase }
        }
        return phrases
    }

    /// What apps propose to give a phrase to, each app's in its order.
    package func proposals(of app: String? = nil) async throws(StoreError) -> [ProposalRecord] {
        try await store.proposals(of: app)
    }

    /// A proposal by its number; nil if no app proposes it now.
    package func proposal(_ number: Int) async throws(StoreError) -> ProposalRecord? {
        try await store.proposal(number)
    }

    /// Removes a phrase.
    ///
    /// - Returns: Nil if it was gone already.
    package func remove(_ identifier: UUID) async throws(StoreError) -> PhraseRecord? {
        try await store.removePhrase(identifier)
    }
}
