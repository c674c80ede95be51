// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import TestSupport
import Testing

@testable import Apps

/// What was acknowledged survives whatever happens to the process, and what was not is whole or gone.
@Suite("Killed at any moment")
struct InstallingKillTests {
    private static let app = "org.example.bakery"

    private let folder: TemporaryFolder
    private let state: StateFolder
    /// Two versions that differ in all that the store and the containers have of an app.
    private let versions: [BakeryBundle]

    init() throws {
        folder = try TemporaryFolder()
        state = StateFolder(root: folder.url.appending(path: "state"))
        versions = [try BakeryBundle(), try BakeryBundle(schemes: ["bakery"])]
        let newer = versions[1].url
        try FileManager.default.moveItem(
            at: newer.appending(path: "PlugIns/Intents.appex"), to: newer.appending(path: "PlugIns/Newer.appex"))
        for (number, version) in versions.enumerated() {
            let entitlements = ["com.apple.security.application-groups": ["group.shared", "group.\(number)"]]
            try PropertyListSerialization.data(fromPropertyList: entitlements, format: .xml, options: 0)
                .write(to: version.url.appending(path: "Bakery.entitlements"))
        }
    }

    private func library() async throws -> AppLibrary {
        AppLibrary(state, store: try await Store.open(state))
    }

    @Test("an app is installed or not there, in one version, and nothing is left that no list has")
    func kill() async throws {
        let library = try await library()
        for version in versions { try await library.sign(version.url, as: nil) }
        var expected = -1
        var random = SeededMoments(seed: 20_261_123)
        var calls = 0
        let rounds = Repetitions.kills(sample: 12)
        for round in 1...rounds {
            var moment = random.next()
            // Somewhere in the course of what takes longer than a write to a database.
            (moment.lines, moment.delay) = (moment.lines % 7, moment.delay * 10)
            let lines = try await KilledProgram("StateWriter", moment: moment)
                .run(["apps", state.root.path, "\(round)", Self.app] + versions.map(\.url.path), in: folder)
            var begun: Int?
            for line in lines {
                let words = line.split(separator: " ")
                guard words.count == 2, let number = Int(words[1]) else {
                    Issue.record("the writer said: \(line)")
                    continue
                }
                begun = words[0] == ">" ? number : nil
                guard words[0] == "<" else { continue }
                calls += 1
                expected = number
            }
            expected = try await verify([expected] + (begun.map { [$0] } ?? []), round)
        }
        #expect(calls > rounds, "the writer hardly came to install")
    }

    /// - Returns: Which of the outcomes it was.
    private func verify(_ outcomes: [Int], _ round: Int) async throws -> Int {
        let library = try await library()
        #expect(try await library.clearUp() == [], "round \(round)")
        try await library.store.checkIntegrity()
        let catalog = try await library.catalog()
        #expect(catalog.problems == [], "round \(round)")
        let app = catalog.apps.first
        let found = app.map { $0.extensions.first?.location.lastPathComponent == "Newer.appex" ? 1 : 0 } ?? -1
        #expect(outcomes.contains(found), "round \(round)")
        let record = try await library.store.apps().first
        #expect(
            record?.extensions.map(\.path) == app?.extensions.map { "PlugIns/\($0.location.lastPathComponent)" },
            "round \(round)")
        #expect(try names(in: state.apps) == (found < 0 ? [] : ["\(Self.app).app"]), "round \(round)")
        #expect(try names(in: state.dataContainers) == (found < 0 ? [] : [Self.app]), "round \(round)")
        #expect(try names(in: state.removals) == [], "round \(round)")
        let groups = try names(in: state.groupContainers).flatMap { team in
            try names(in: state.groupContainers.appending(path: team))
        }
        #expect(groups == (found < 0 ? [] : ["group.\(found)", "group.shared"]), "round \(round)")
        return found
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
