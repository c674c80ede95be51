// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Sentences
import Testing

@Suite("Why a path can't be used")
struct SystemErrorTests {
    @Test("is told in the system's own words, whichever function of Foundation failed")
    func missing() throws {
        let nowhere = URL(filePath: "/nowhere/at/all")
        let reads: [() throws -> Void] = [
            { _ = try FileManager.default.contentsOfDirectory(atPath: nowhere.path) },
            { _ = try Data(contentsOf: nowhere) }, { try FileManager.default.removeItem(at: nowhere) },
            { _ = try nowhere.resourceValues(forKeys: [.fileSizeKey]) },
        ]
        for read in reads {
            let error = #expect(throws: (any Error).self) { try read() }
            #expect(SystemError.reason(of: try #require(error)) == SystemError(ENOENT).sentence)
        }
    }
}
