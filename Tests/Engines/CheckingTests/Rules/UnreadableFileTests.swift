// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import Checking

@Suite("The rule unreadable-file")
struct UnreadableFileTests {
    @Test("what could not be read is passed on")
    func unreadableFile() {
        let problem = CheckedProject.Problem(
            place: Place(path: "Info.plist", line: 3), message: "the file is cut off", remedy: "take it again")
        let findings = Checker().check(CheckedProject(problems: [problem]))
        #expect(
            findings.map(\.description) == ["Info.plist:3: error: the file is cut off; take it again [unreadable-file]"]
        )
    }
}
