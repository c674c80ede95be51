// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Suggestions

/// The engine, how far it has been taught, and what was accepted just now, as the store keeps it: numbers of eight
/// bytes, the third of which counts the acceptances that follow as pairs of them, then the engine's.
struct LearnedState: Sendable {
    /// That a suggestion was accepted, which is learned already.
    struct Acceptance: Hashable, Sendable {
        var shortcut: Int
        /// Seconds since 1970, in UTC.
        var moment: Int64
    }

    var engine = SuggestionEngine()
    var mark = NewUses.Mark()
    private(set) var acceptances: [Acceptance] = []

    /// For so many seconds the next use of a shortcut is taken to be what its acceptance has led to.
    static let acceptanceWindow: Int64 = 120
    /// More at once are nobody's: the oldest go.
    private static let greatestAcceptances = 16

    init() {}

    /// - Throws: `SuggestionStateError` where the bytes are not those of a state.
    init(_ data: Data) throws(SuggestionStateError) {
        let bytes = [UInt8](data)
        var start = 0
        func number() throws(SuggestionStateError) -> Int {
            guard bytes.count - start > 8 else { throw .damaged }
            defer { start += 8 }
            return (0..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
        }
        mark = NewUses.Mark(donation: max(0, try number()), turn: max(0, try number()))
        let count = try number()
        guard (0...Self.greatestAcceptances).contains(count) else { throw .damaged }
        for _ in 0..<count {
            acceptances.append(Acceptance(shortcut: try number(), moment: Int64(try number())))
        }
        engine = try SuggestionEngine(state: Array(bytes[start...]))
    }

    var data: Data {
        var bytes: [UInt8] = []
        let pairs = acceptances.flatMap { [$0.shortcut, Int($0.moment)] }
        for number in [mark.donation, mark.turn, acceptances.count] + pairs {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return Data(bytes + engine.state)
    }

    /// Remembers that a suggestion was accepted, so that what comes of it does not count once more.
    mutating func remember(_ acceptance: Acceptance) {
        acceptances.removeAll { !Self.isNear($0.moment, acceptance.moment) }
        acceptances.append(acceptance)
        acceptances = acceptances.suffix(Self.greatestAcceptances)
    }

    /// Whether the use is what an acceptance has led to; that one explains no other then.
    mutating func explains(_ use: ShortcutUse) -> Bool {
        let reason = acceptances.firstIndex { $0.shortcut == use.shortcut && Self.isNear($0.moment, use.moment) }
        guard let reason else { return false }
        acceptances.remove(at: reason)
        return true
    }

    /// Forgets everything, but how far it has been taught.
    mutating func forgetAll() {
        engine = SuggestionEngine()
        acceptances = []
    }

    /// Forgets what was learned of some shortcuts.
    mutating func forget(_ shortcuts: [Int]) {
        engine.forget(shortcuts.map { ActionID(Int64($0)) })
        acceptances.removeAll { shortcuts.contains($0.shortcut) }
    }

    private static func isNear(_ one: Int64, _ other: Int64) -> Bool {
        // The moments are an app's word, and may be anything.
        let (distance, isTooFar) = one.subtractingReportingOverflow(other)
        return !isTooFar && distance.magnitude <= acceptanceWindow.magnitude
    }
}
