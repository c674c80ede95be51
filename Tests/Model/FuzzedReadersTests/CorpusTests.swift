// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzedReaders
import TestSupport
import Testing

/// What the fuzzer has learnt and found, read again by every test run.
struct CorpusTests {
    private static func files(_ reader: FuzzedReader) throws -> [URL] {
        let folder = PackageRoot.url.appendingPathComponent("Fuzzing/Corpus/\(reader.name)")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    @Test("every file of the corpus is read or refused, and what was read is kept", arguments: FuzzedReader.all.indices)
    func corpus(index: Int) throws {
        let reader = FuzzedReader.all[index]
        let files = try Self.files(reader)
        #expect(files.count >= 3)
        for file in files {
            #expect(throws: Never.self, "\(reader.name): \(file.lastPathComponent)") {
                try reader.read(Data(contentsOf: file))
            }
        }
    }

    @Test(
        "the seeds that code makes are there, of today's form, and are read", arguments: FuzzedReader.all.indices)
    func seeds(index: Int) throws {
        let reader = FuzzedReader.all[index]
        for (name, data) in try reader.seeds() {
            let file = PackageRoot.url.appendingPathComponent("Fuzzing/Corpus/\(reader.name)/\(name)")
            #expect(throws: Never.self, "\(reader.name): \(name)") { try reader.read(data) }
            if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil { try data.write(to: file) }
            // The beginning: what an engine makes of its numbers may change with each of its lines.
            let kept = try Data(contentsOf: file)
            #expect(
                kept.prefix(5) == data.prefix(5),
                "\(file.lastPathComponent) is old; run this test with RECORD_SNAPSHOTS=1 to write it again")
        }
    }

    @Test("every reader has the dictionary it names")
    func dictionaries() {
        for reader in FuzzedReader.all {
            let file = PackageRoot.url.appendingPathComponent("Fuzzing/Dictionaries/\(reader.dictionary).dict")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(reader.name)")
        }
    }
}
