// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Suggestions

/// The engine, how far it has been taught, and the latest uses, as the store saves it: numbers of eight bytes, the
/// third of which counts the recent uses that follow, of three numbers each, then the engine's.
struct LearnedState: Sendable {
    var engine = SuggestionEngine()
    var mark = NewUses.Mark()
    /// The latest uses that are learned already.
    private(set) var recentUses: [RecentUse] = []

    /// Within so many seconds, reports of one action from two sources are one use.
    static let sameUseWindow: Int64 = 120
    /// A person does not do more at once.
    private static let mostRecentUses = 16

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
        guard (0...Self.mostRecentUses).contains(count) else { throw .damaged }
        for _ in 0..<count {
            let (action, moment) = (try number(), Int64(try number()))
            let sources = RecentUse.Sources(rawValue: try number())
            guard !sources.isEmpty, RecentUse.Sources.all.isSuperset(of: sources) else { throw .damaged }
            recentUses.append(RecentUse(action: action, moment: moment, sources: sources))
        }
        engine = try SuggestionEngine(state: Data(bytes[start...]))
    }

    /// As the store saves it.
    func data() -> Data {
        var bytes: [UInt8] = []
        let numbers = recentUses.flatMap { [$0.action, Int($0.moment), $0.sources.rawValue] }
        for number in [mark.donation, mark.turn, recentUses.count] + numbers {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return Data(bytes) + engine.state
    }

    /// Remembers a use, so that a report of it from another source does not count again.
    mutating func remember(_ recent: RecentUse) {
        recentUses.removeAll { !Self.isNear($0.moment, recent.moment) }
        recentUses.append(recent)
        // An app may donate whatever it likes, and is not to push out what it has not done.
        guard recentUses.count > Self.mostRecentUses else { return }
        recentUses.remove(at: recentUses.firstIndex { $0.sources == .app } ?? 0)
    }

    /// Takes in a use of an action that a source reports.
    ///
    /// - Returns: Whether it is a new use, to be learned; false if another source has reported it before.
    mutating func isNew(_ use: RecentUse) -> Bool {
        let known = recentUses.firstIndex { recent in
            recent.action == use.action && recent.sources.isDisjoint(with: use.sources)
                && Self.isNear(recent.moment, use.moment)
        }
        guard let known else {
            remember(use)
            return true
        }
        recentUses[known].sources.formUnion(use.sources)
        return false
    }

    /// Forgets everything except how far it has been taught.
    mutating func forgetAll() {
        engine = SuggestionEngine()
        recentUses = []
    }

    /// Forgets what was learned of some actions.
    mutating func forget(_ actions: [Int]) {
        engine.forget(actions.map { ActionID(Int64($0)) })
        recentUses.removeAll { actions.contains($0.action) }
    }

    private static func isNear(_ one: Int64, _ other: Int64) -> Bool {
        // The moments are an app's word, and may be anything.
        let (distance, isTooFar) = one.subtractingReportingOverflow(other)
        return !isTooFar && distance.magnitude <= sameUseWindow.magnitude
    }
}
