// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct RealFilesTests {
    @Test("every file an intent editor wrote is read without an error")
    func conforming() throws {
        let files = try Corpus.definitions().conforming
        #expect(!files.isEmpty)
        for url in files {
            let reading = DefinitionReader.read(try Data(contentsOf: url), path: url.lastPathComponent)
            let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.description)
            #expect(errors == [])
            #expect(reading.file != nil)
        }
    }

    @Test("files written by hand that miss what code is generated from are refused with a place")
    func others() throws {
        let files = try Corpus.definitions().others
        #expect(!files.isEmpty)
        for url in files {
            let reading = DefinitionReader.read(try Data(contentsOf: url), path: url.lastPathComponent)
            #expect(reading.file == nil)
            let errors = reading.diagnostics.filter { $0.severity == .error }
            #expect(!errors.isEmpty)
            #expect(errors.allSatisfy { $0.location.line != nil && $0.location.column != nil && !$0.remedy.isEmpty })
        }
    }
}
