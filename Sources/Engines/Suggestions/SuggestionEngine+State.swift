// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension SuggestionEngine {
    /// What was learned, as numbers of four bytes; ``StateWriter`` has the format.
    package var state: Data { StateWriter.data(of: self) }

    /// - Throws: ``SuggestionStateError`` where an engine of this version did not write the state.
    package init(state: Data) throws(SuggestionStateError) {
        var reader = StateReader(state)
        self = try reader.engine()
        guard reader.isAtEnd, isSound else { throw .damaged }
    }

    /// Whether it can have been learned so: what it says is used as the number of an action, or in arithmetic.
    private var isSound: Bool {
        let actions = roster.identifiers.indices
        return roster.isSound && conditions.isSound(actions)
            && weights.allSatisfy(\.isSound) && leanings.count == actions.count && leanings.allSatisfy(\.isSound)
            && rankBiases.isSound && calibrations.allSatisfy(\.isSound)
            && stays.count <= Stay.most && stays.allSatisfy(\.isSound)
            && trail.count <= 3 && trail.allSatisfy(roster.recent.contains)
            && (0...Occasion.latest).contains(lastEvent ?? 0) && (0...1e9).contains(eventsPerDay)
            && (0...1e4).contains(novelty.new) && (novelty.new...1e4).contains(novelty.all) && novelty.all > 0.1
            && refusals.allSatisfy { actions.contains($0.key) && (0...Constants.mostRefusals).contains($0.value) }
    }
}
