// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension SuggestionEngine {
    static let currentVersion = 5

    /// What was learned, as JSON of at most 3 MB.
    ///
    /// - Throws: `EncodingError`, which numbers that are finite never cause.
    package var state: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try encoder.encode(self)
        }
    }

    /// - Throws: ``SuggestionStateError`` where an engine of this version did not write the state.
    package init(state: Data) throws(SuggestionStateError) {
        do {
            self = try JSONDecoder().decode(SuggestionEngine.self, from: state)
        } catch {
            // Where not even a version can be read, it is damaged.
            let version = (try? JSONDecoder().decode(Versioned.self, from: state))?.version ?? Self.currentVersion
            throw version == Self.currentVersion ? .damaged : .otherVersion(version)
        }
        guard version == Self.currentVersion else { throw .otherVersion(version) }
        guard isSound else { throw .damaged }
    }

    private struct Versioned: Decodable {
        var version: Int
    }

    /// Whether it can have been learned so: whatever it says is used as the number of an action, or in arithmetic.
    private var isSound: Bool {
        let actions = roster.identifiers.indices
        return roster.isSound && conditions.isSound(actions)
            && weights.count == 2 && changes.count == 2 && weights.allSatisfy(\.isSound)
            && trail.count <= 3 && trail.allSatisfy(roster.recent.contains)
            && (0...Occasion.latest).contains(lastEvent ?? 0) && (0...1e9).contains(eventsPerDay)
            && refusals.allSatisfy { actions.contains($0.key) && (0...Constants.mostRefusals).contains($0.value) }
    }
}
