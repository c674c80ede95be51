// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// What is most likely done in the moment, the likeliest first.
    ///
    /// - Parameters:
    ///   - occasion: Of now, or any other.
    ///   - limit: How many at most.
    package func suggestions(at occasion: Occasion, limit: Int = 5) -> [Suggestion] {
        guard limit > 0, roster.count > 0 else { return [] }
        let moment = Moment(occasion, after: lastSeconds)
        let likelihoods = likelihoods(at: moment)
        let shares = likelihoods.shares(by: weights[weightSet(at: moment)])
        let probabilities = likelihoods.probabilities(shares)
        // Of equals the more recent one first.
        let ranked = roster.recent.filter { $0 != likelihoods.omitted }.enumerated().sorted {
            (probabilities[$1.element], $0.offset) < (probabilities[$0.element], $1.offset)
        }
        return ranked.prefix(limit).map { rank, action in
            Suggestion(
                action: roster.identifiers[action], probability: Float(probabilities[action]),
                reason: reason(for: action, share: shares[action], likelihoods, at: moment))
        }
    }
}
