// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store
import TestSupport
import Testing
import Wire

@testable import Keychain

/// Scenario G3: what was acknowledged survives whatever happens to the process.
@Suite("Killed at any moment")
struct KeychainKillTests {
    @Test("the keychain has every acknowledged write, none by half, and a whole database")
    func kill() async throws {
        let folder = try TemporaryFolder()
        let writer = try BundleIdentity.testing("org.example.writer")
        var acknowledged: [String: Int] = [:]
        var random = SeededMoments(seed: 20_261_121)
        var writes = 0
        let rounds = Repetitions.kills(sample: 25)
        for round in 1...rounds {
            let run = KilledProgram("StateWriter", moment: random.next())
            let lines = try await run.run(["keychain", folder.url.path, "\(round)"], in: folder)
            var begun: (account: String, number: Int)?
            for line in lines {
                guard let (mark, account, number) = Self.parse(line) else { continue }
                begun = mark == ">" ? (account, number) : nil
                guard mark == "<" else { continue }
                acknowledged[account] = number
                writes += 1
            }
            try await verify(folder, by: writer, &acknowledged, begun, round)
        }
        #expect(writes > rounds, "the writer hardly came to write")
    }

    /// Whatever was begun last may be there or not; nothing else may differ from what was acknowledged.
    private func verify(
        _ folder: TemporaryFolder, by writer: BundleIdentity, _ acknowledged: inout [String: Int],
        _ begun: (account: String, number: Int)?, _ round: Int
    ) async throws {
        let test = try await TestKeychain(in: folder)
        try await test.store.checkIntegrity()
        for account in Set(acknowledged.keys).union(begun.map { [$0.account] } ?? []) {
            let query = KeychainRequest.Attributes.password(account, service: "writer").returningData
            let reply = await test.copy(query, by: writer)
            let number = reply.result.flatMap { Self.number(in: $0, of: account) }
            if let begun, begun.account == account, number == begun.number {
                acknowledged[account] = begun.number
            } else {
                #expect(number == acknowledged[account], "round \(round), \(account): \(reply.status)")
            }
        }
    }

    private static func parse(_ line: String) -> (mark: String, account: String, number: Int)? {
        let words = line.split(separator: " ")
        guard words.count == 4, let number = Int(words[3]) else { return nil }
        return (String(words[0]), "\(words[1]) \(words[2])", number)
    }

    /// The number that a secret was made from; nil when it is not whole.
    private static func number(in value: PropertyListValue, of account: String) -> Int? {
        guard case .data(let data) = value else { return nil }
        let start = Data("\(account) ".utf8)
        let digits = data.dropFirst(start.count).prefix { $0 != UInt8(ascii: " ") }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        let whole =
            Data("\(account) \(number) ".utf8)
            + Data(repeating: UInt8(truncatingIfNeeded: number), count: number * 7919 % 20_000)
        return data == whole ? number : nil
    }
}
