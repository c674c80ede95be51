// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("The reference definitions")
struct ReferenceTests {
    @Test("are all there")
    func count() {
        #expect(ReferenceDefinitions.names.count >= 12)
    }

    @Test("become the Swift beside them, byte for byte", arguments: ReferenceDefinitions.names)
    func contents(name: String) throws {
        let reading = try ReferenceDefinitions.reading(of: name)
        #expect(reading.diagnostics.filter { $0.severity == .error } == [])
        let definition = try #require(reading.file)
        let compilation = IntentCompiler().files(for: definition, path: name)
        let committed = try ReferenceDefinitions.committed(of: name)
        #expect(Set(compilation.files.map(\.name)) == Set(committed.keys), "run make reference and read the diff")
        for file in compilation.files {
            #expect(file.contents == committed[file.name], "run make reference and read the diff of \(file.name)")
        }
    }
}
