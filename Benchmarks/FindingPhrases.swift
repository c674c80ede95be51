// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation
import Phrases
import Store

/// What was said is found among a person's own phrases, as the assistant finds it, with few of them and with many.
struct FindingPhrases: Benchmark {
    let name = "Phrases: finding what was said"
    private let count = 2000

    func run() async throws -> [Measurement] {
        let few = try await find(among: 100)
        let many = try await find(among: 100_000)
        return [few, many, many.ratio(to: few, name: "of a hundred thousand to a hundred", goal: 1.5)]
    }

    private func find(among phrases: Int) async throws -> Measurement {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(root: folder)
        let store = try await Store.open(state)
        try await store.record(
            AppRecord(identifier: "org.example.app", name: "App", path: "/", installed: Date(), extensions: []),
            by: TeamRecord(identifier: "TEAM", key: "key", name: "Team"))
        try fill(state.database.path, phrases)
        let clock = ContinuousClock()
        var durations: [Duration] = []
        for round in 0..<count {
            let text = "Phrase number \(round * 7919 % phrases + 1)!"
            let start = clock.now
            let found = try await store.phrase(normalized: FoldedText(text).key)
            durations.append(clock.now - start)
            guard found != nil else { throw BenchmarkError("‘\(text)’ was not found") }
        }
        return Measurement("one of \(phrases)", of: durations)
    }

    /// Past the store, which takes one at a time.
    private func fill(_ path: String, _ phrases: Int) throws {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        let script = """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(phrases))
            INSERT INTO phrases (identifier, text, normalized, app, intent, parameters, texts, added)
            SELECT printf('00000000-0000-4000-8000-%012d', i), 'Phrase number ' || i, 'phrase number ' || i,
                'org.example.app', 'X', '{}', '{}', 0 FROM n
            """
        guard sqlite3_open(path, &handle) == SQLITE_OK, sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
            throw BenchmarkError("the phrases were not written: \(String(cString: sqlite3_errmsg(handle)))")
        }
    }
}
