// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import IntentDefinition
import TestSupport
import Testing

/// `Goldens/TeaHouse.json` is rewritten with `RECORD_SNAPSHOTS=1`.
@Suite("What happens to an app's types", .enabled(if: ConstantsOfSource.isPossible))
struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    private static let outcome = Task {
        let source = try String(contentsOf: folder.appending(path: "TeaHouse.swift"), encoding: .utf8)
        let types = try await ConstantsOfSource.types(in: ["TeaHouse.swift": source])
        return AppIntentCompiler().compile(types["TeaHouse.swift"] ?? [])
    }

    @Test("it is what a definition file would say")
    func golden() async throws {
        let outcome = try await Self.outcome.value
        #expect(outcome.diagnostics.map { "\($0)" } == [])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let found = String(decoding: try encoder.encode(outcome.file), as: UTF8.self) + "\n"
        let file = Self.folder.appending(path: "TeaHouse.json")
        let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1", golden != found {
            try found.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("the golden file is rewritten; see what has changed in it")
            return
        }
        #expect(found == golden)
    }

    @Test("a bundle's file says the same when it is read")
    func metadata() async throws {
        let file = try await Self.outcome.value.file
        let data = try AppIntentMetadata(file).data()
        #expect(try AppIntentMetadata(reading: data).definitions == file)
        #expect(file.intents.allSatisfy { $0.appIntent?.module == "App" })
    }
}
