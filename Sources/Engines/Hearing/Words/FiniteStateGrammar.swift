// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// A grammar as PocketSphinx reads it: the text of a finite state grammar.
///
/// ```
/// FSG_BEGIN commands
/// NUM_STATES 7
/// START_STATE 0
/// FINAL_STATE 6
/// TRANSITION 0 1 1.0
/// TRANSITION 2 3 1.0
/// TRANSITION 1 2 1.0 punch
/// TRANSITION 3 4 1.0 in
/// TRANSITION 4 6 1.0
/// FSG_END
/// ```
package struct FiniteStateGrammar: Hashable, Sendable {
    /// What the recognizer calls it.
    package let name: String
    package let text: String

    /// The sentences of a net.
    ///
    /// - Parameters:
    ///   - fillers: Words as the dictionary has them, one of which may be said before each word.
    ///   - endings: One of these may be said behind the last word.
    package init(_ name: String, of net: WordNet, fillers: [String] = [], endings: [String] = []) {
        // Each place is two: before and behind a word that fills the gap.
        let final = net.size * 2
        var lines = Self.head(name, states: final + 1, final: final)
        for place in Set(net.steps.map(\.from)).sorted() {
            lines.append("TRANSITION \(place * 2) \(place * 2 + 1) 1.0")
            lines += fillers.map { "TRANSITION \(place * 2) \(place * 2 + 1) \(Self.fillerWeight) \($0)" }
        }
        lines += net.steps.map { "TRANSITION \($0.from * 2 + 1) \($0.to * 2) 1.0 \($0.word)" }
        for place in net.ends.sorted() {
            lines.append("TRANSITION \(place * 2) \(final) 1.0")
            lines += endings.map { "TRANSITION \(place * 2) \(final) \(Self.fillerWeight) \($0)" }
        }
        self.init(name, lines)
    }

    /// They are said less often than not.
    private static let fillerWeight = 0.01

    private init(_ name: String, _ lines: [String]) {
        self.name = name
        text = (lines + ["FSG_END", ""]).joined(separator: "\n")
    }

    private static func head(_ name: String, states: Int, final: Int) -> [String] {
        ["FSG_BEGIN \(name)", "NUM_STATES \(states)", "START_STATE 0", "FINAL_STATE \(final)"]
    }
}
