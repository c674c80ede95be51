// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("intentc")
struct IntentcProgramTests {
    @Test("named alone shows what it can do")
    func help() async throws {
        let run = try await Intentc.run()
        #expect(run.status == 0)
        #expect(
            run.output == """
                Checks intent definitions and turns them into Swift.

                Usage: intentc COMMAND

                Commands:
                  check        says what is wrong with definitions, and where
                  generate     writes the Swift of a definition, all of it or none
                  dump         prints what a definition says
                  entry-point  writes the Swift that starts an extension

                Options:
                  --version, -V  prints the version
                  --help, -h     prints this page

                Examples:
                  intentc check Base.lproj/Orders.intentdefinition
                      says what is wrong with the file, and where
                  intentc generate Orders.intentdefinition --output Generated
                      writes one Swift file per intent, enumeration and type

                """)
    }
}
