// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition
import Wire

/// Which of the apps that could play something is asked first.
///
/// Where a person pays, or is known to keep the most, is where they mean; the person is asked all the same where the words
/// fit several.
struct MediaPreference: Sendable {
    /// What each app says of its person, by the app's identifier.
    let contexts: [String: MediaContextPayload]

    /// Sorts what is about media among its own places, and leaves the rest where it is.
    func sorted(_ candidates: [Candidate]) -> [Candidate] {
        let places = candidates.indices.filter { candidates[$0].isAboutMedia }
        var sorted = candidates
        let ranked = places.sorted { first, second in
            let (left, right) = (rank(of: candidates[first]), rank(of: candidates[second]))
            return left == right ? first < second : left > right
        }
        for (place, index) in zip(places, ranked) { sorted[place] = candidates[index] }
        return sorted
    }

    /// An app that has no subscriptions, or says nothing, stands between those where the person has one and has none.
    private func rank(of candidate: Candidate) -> (standing: Int, items: Int) {
        guard let context = contexts[candidate.app.id.text] else { return (1, 0) }
        let standing =
            switch context.subscription {
            case 2: 2
            case 1: 0
            default: 1
            }
        return (standing, context.libraryItems ?? 0)
    }
}

extension Candidate {
    fileprivate var isAboutMedia: Bool { intent.declaration.domain == "Media" }
}
