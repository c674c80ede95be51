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

    @Test("every reader has the dictionary it names")
    func dictionaries() {
        for reader in FuzzedReader.all {
            let file = PackageRoot.url.appendingPathComponent("Fuzzing/Dictionaries/\(reader.dictionary).dict")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(reader.name)")
        }
    }
}
