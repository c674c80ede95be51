// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Store

extension Assistant {
    /// What can be said as it stands, without a gap for a value: the person's own phrases, the latest first, then a title
    /// of each app, then the next of each.
    package static func sayings(
        of catalog: AppCatalog, phrases: any PhraseSource, language: String, atMost limit: Int
    ) async throws(StoreError) -> [String] {
        var sayings: [String] = []
        func add(_ text: String) {
            if sayings.count < limit, !text.contains("{"), !sayings.contains(text) { sayings.append(text) }
        }
        for phrase in try await phrases.latestPhrases(limit) { add(phrase.text) }
        let longest = catalog.apps.map(\.intents.count).max() ?? 0
        for place in 0..<longest {
            for app in catalog.apps where place < app.intents.count {
                let all = BuiltInPhrase.all(for: app.intents[place], of: app, language: language)
                if let title = all.first(where: { $0.isSuggested && !$0.text.contains("{") }) { add(title.text) }
            }
        }
        return sayings
    }
}
