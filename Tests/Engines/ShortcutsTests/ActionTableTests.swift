// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import TestSupport
import Testing

/// `RECORD_SNAPSHOTS=1 swift test --filter ActionTableTests` writes the page again.
@Suite("The table of actions")
struct ActionTableTests {
    private static let file = PackageRoot.url.appending(path: "Documentation/Actions.md")

    @Test("is in the documentation as the program has it")
    func page() throws {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try ActionTable.markdown.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: Self.file, encoding: .utf8) == ActionTable.markdown, "renew it with 'make reference'"
        )
    }

    @Test("is counted in the README as the program counts it")
    func count() throws {
        let count = ActionSupport.all.count { $0.state == .done || $0.state == .partial }
        #expect(
            try CountInProse("actions](Documentation/Actions.md)", in: "README.md").number(renewedTo: count) == count)
    }

    @Test("has each action once, and a reason for what is missing")
    func rows() {
        let all = ActionSupport.all
        #expect(Set(all.map(\.identifier)).count == all.count)
        for action in all {
            #expect(!action.title.isEmpty)
            #expect((action.note == nil) == (action.state == .done), "\(action.identifier)")
        }
        #expect(all.count { $0.state == .done || $0.state == .partial } >= 190)
    }
}
