// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Store
import TestSupport
import Testing

/// What was acknowledged survives whatever happens to the process.
@Suite("Killed at any moment")
struct DonationKillTests {
    @Test("no acknowledged donation is lost, none deleted comes back, and the counts are right")
    func kill() async throws {
        let folder = try TemporaryFolder()
        var expected = ExpectedDonations()
        var random = SeededMoments(seed: 20_261_122)
        var calls = 0
        let rounds = Repetitions.kills(sample: 12)
        for round in 1...rounds {
            let lines = try await KilledProgram("StateWriter", moment: random.next())
                .run(["donations", folder.url.path, "\(round)"], in: folder)
            var begun: (what: Substring, name: String)?
            for line in lines {
                let words = line.split(separator: " ")
                guard words.count == 3 else {
                    Issue.record("the writer said: \(line)")
                    continue
                }
                begun = words[0] == ">" ? (words[1], String(words[2])) : nil
                guard words[0] == "<" else { continue }
                calls += 1
                expected.apply(words[1], String(words[2]))
            }
            try await verify(folder, &expected, begun, round)
        }
        #expect(calls > rounds, "the writer hardly came to write")
    }

    /// Whatever was begun last may be there or not; nothing else may differ from what was acknowledged.
    private func verify(
        _ folder: TemporaryFolder, _ expected: inout ExpectedDonations, _ begun: (what: Substring, name: String)?,
        _ round: Int
    ) async throws {
        let store = try await Store.open(StateFolder(root: folder.url))
        try await store.checkIntegrity()
        let donations = try await store.donations(limit: .max)
        let found = Set(donations.compactMap(\.donation.identifier))
        if let begun, found.contains(begun.name) == (begun.what == "donate") { expected.apply(begun.what, begun.name) }
        #expect(expected.names.subtracting(found).isEmpty, "round \(round): lost")
        #expect(found.subtracting(expected.names).isEmpty, "round \(round): came back")
        #expect(found.count == donations.count, "round \(round): twice")
        let counts = Dictionary(grouping: donations, by: \.action.id).mapValues(\.count)
        for action in try await store.actions(at: .now) {
            #expect(action.donations == counts[action.id], "round \(round), action \(action.id)")
        }
    }
}

/// What ought to be kept: twenty actions, by the numbers at the ends of names, each with its donations.
private struct ExpectedDonations {
    private var actions: [(page: Substring, names: Set<String>)] = []

    var names: Set<String> { actions.reduce(into: []) { $0.formUnion($1.names) } }

    mutating func apply(_ what: Substring, _ name: String) {
        guard let page = name.split(separator: "-").last else { return }
        let index = actions.firstIndex { $0.page == page }
        var action = index.map { actions[$0] } ?? (page: page, names: [])
        if what == "donate" {
            action.names.insert(name)
            if let index { actions.remove(at: index) }
            actions.append(action)
            if actions.count > 20 { actions.removeFirst() }
        } else if let index {
            actions[index].names.remove(name)
            if actions[index].names.isEmpty { actions.remove(at: index) }
        }
    }
}
