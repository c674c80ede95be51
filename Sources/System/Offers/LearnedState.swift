// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Suggestions

/// The engine, how far it has been taught, and what was done just now, as the store keeps it: numbers of eight bytes, the
/// third of which counts the deeds that follow as three of them each, then the engine's.
struct LearnedState: Sendable {
    var engine = SuggestionEngine()
    var mark = NewUses.Mark()
    /// What was done of late, and is learned already.
    private(set) var deeds: [Deed] = []

    /// So many seconds apart, what is told of one action by two is one deed.
    static let deedWindow: Int64 = 120
    /// More at once are nobody's.
    private static let greatestDeeds = 16

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
        guard (0...Self.greatestDeeds).contains(count) else { throw .damaged }
        for _ in 0..<count {
            let (action, moment) = (try number(), Int64(try number()))
            let tellers = Deed.Tellers(rawValue: try number())
            guard !tellers.isEmpty, Deed.Tellers.all.isSuperset(of: tellers) else { throw .damaged }
            deeds.append(Deed(action: action, moment: moment, tellers: tellers))
        }
        engine = try SuggestionEngine(state: Array(bytes[start...]))
    }

    var data: Data {
        var bytes: [UInt8] = []
        let told = deeds.flatMap { [$0.action, Int($0.moment), $0.tellers.rawValue] }
        for number in [mark.donation, mark.turn, deeds.count] + told {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return Data(bytes + engine.state)
    }

    /// Remembers a deed, so that what others tell of it does not count once more.
    mutating func remember(_ deed: Deed) {
        deeds.removeAll { !Self.isNear($0.moment, deed.moment) }
        deeds.append(deed)
        // An app may donate whatever it likes, and is not to push out what it has not done.
        if deeds.count > Self.greatestDeeds { deeds.remove(at: deeds.firstIndex { $0.tellers == .app } ?? 0) }
    }

    /// Takes in that an app, or the system, tells of a use of an action.
    ///
    /// - Returns: Whether it is a new deed, to be learned; else it is one that another has told of before.
    mutating func isNews(_ use: ActionUse) -> Bool {
        let teller: Deed.Tellers = use.isRun ? .system : .app
        let known = deeds.firstIndex { deed in
            deed.action == use.action && deed.tellers.isDisjoint(with: teller)
                && Self.isNear(deed.moment, use.moment)
        }
        guard let known else {
            remember(Deed(action: use.action, moment: use.moment, tellers: teller))
            return true
        }
        deeds[known].tellers.formUnion(teller)
        return false
    }

    /// Forgets everything, but how far it has been taught.
    mutating func forgetAll() {
        engine = SuggestionEngine()
        deeds = []
    }

    /// Forgets what was learned of some actions.
    mutating func forget(_ actions: [Int]) {
        engine.forget(actions.map { ActionID(Int64($0)) })
        deeds.removeAll { actions.contains($0.action) }
    }

    private static func isNear(_ one: Int64, _ other: Int64) -> Bool {
        // The moments are an app's word, and may be anything.
        let (distance, isTooFar) = one.subtractingReportingOverflow(other)
        return !isTooFar && distance.magnitude <= deedWindow.magnitude
    }
}
