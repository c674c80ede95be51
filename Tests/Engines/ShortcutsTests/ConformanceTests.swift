// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Shortcuts
import Testing

@Suite("Small shortcuts")
struct ConformanceTests {
    @Test("give what the table says", arguments: try ConformanceCase.all())
    func output(_ test: ConformanceCase) throws {
        var run = ConformanceRun(test)
        let state = run.play()
        if let effects = test.effects { #expect(run.effects == effects) }
        switch state {
        case .finished(let content):
            #expect(test.failure == nil, "it was to fail, and gave \(content)")
            guard let output = test.output else { return }
            let given = content.items.map { Self.json(.one($0)) }
            #expect(given == output.map { Self.json(JSONText.content($0)) })
        case .failed(let failure):
            let wanted = try #require(test.failure, "action \(failure.action ?? 0): \(failure.reason)")
            #expect(failure.reason.description.contains(wanted), "\(failure.reason)")
        case .needs, .paused: Issue.record("the run waits for more than was answered: \(run.effects.last ?? "")")
        }
        if !run.answers.isEmpty { Issue.record("more was answered than was asked") }
    }

    @Test("have one for every action")
    func coverage() throws {
        let used = Set(try ConformanceCase.all().flatMap { $0.document.actions.map { Self.family($0.identifier) } })
        let untested = ActionCatalog.standard.definitions.map(\.identifier).filter { !used.contains(Self.family($0)) }
        #expect(untested.isEmpty)
    }

    /// What finds items and what tells their details has a name for each kind of item, and is one action.
    private static func family(_ identifier: String) -> String {
        for family in ["is.workflow.actions.filter.", "is.workflow.actions.properties."]
        where identifier.hasPrefix(family) {
            return family
        }
        return identifier
    }

    /// Content as JSON, so that numbers and texts are told apart.
    private static func json(_ content: Content) -> String {
        var dictionary = ContentDictionary()
        dictionary["value"] = content
        return JSONText.text(of: dictionary, in: Coercion(in: ConformanceRun.environment))
    }
}
