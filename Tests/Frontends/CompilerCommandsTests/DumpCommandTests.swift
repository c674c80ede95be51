// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc dump")
struct DumpCommandTests {
    @Test("prints the whole definition as one JSON object")
    func json() async throws {
        let run = try await Intentc.run("dump", Intentc.sound.path, "--json")
        #expect(run.status == 0)
        let objects = try run.objects()
        #expect(objects.count == 1)
        #expect(objects.first?["modelVersion"] as? String == "1.1")
        #expect((objects.first?["intents"] as? [[String: Any]])?.first?["name"] as? String == "BorrowBook")
    }

    @Test("prints an outline for people")
    func outline() async throws {
        let run = try await Intentc.run("dump", Intentc.sound.path)
        #expect(
            run.output == """
                model 1.1
                intent BorrowBook “BorrowBook”
                    takes title: string
                    takes due: dateComponents
                    takes renewable: boolean
                    gives title: string
                    gives due: dateComponents
                    answers success
                    answers failure
                    answers failureTitle

                """)
    }

    @Test("prints nothing of a definition with errors")
    func broken() async throws {
        let folder = try TemporaryFolder()
        let run = try await Intentc.run("dump", try Intentc.broken(in: folder.url).path, "--json")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(": error: "))
    }
}
