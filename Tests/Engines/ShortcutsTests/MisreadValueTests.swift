// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Shortcuts
import TestSupport
import Testing

@Suite("Values that an action does not understand")
struct MisreadValueTests {
    @Test(
        "are told with their action",
        arguments: [
            ("round", "WFRoundTo", "Dozens", "action 1, ‘Round Number’, has ‘Dozens’, which is not one of its choices"),
            ("math", "WFMathOperation", "xor", "action 1, ‘Calculate’, has ‘xor’, which is not one of its choices"),
            ("conditional", "WFCondition", "Rhymes With", "action 1, ‘If’, has ‘Rhymes With’, which is not one of its"),
            ("format.date", "WFDateFormatString", "HH:mm", "ignores the value for ‘WFDateFormatString’"),
        ])
    func unknown(_ action: String, _ key: String, _ value: String, _ told: String) {
        let sentences = Self.sentences(of: action, key, value)
        #expect(sentences.count == 1)
        #expect(sentences.first?.contains(told) == true, "\(sentences)")
    }

    @Test(
        "are not those that files write otherwise, or that are known only at a run",
        arguments: [
            ("round", "WFRoundTo", "Ten-Thousandths"), ("math", "WFScientificMathOperation", "x^у"),
            ("text.changecase", "WFCaseType", "cApItAlIzE wItH aLtErNaTiNg CaSe."), ("ask", "WFInputType", ""),
            ("format.filesize", "WFFileSizeFormat", "Automatic"), ("conditional", "WFCondition", "Contains"),
            ("conditional", "WFCondition", "99"),
        ])
    func known(_ action: String, _ key: String, _ value: String) {
        #expect(Self.sentences(of: action, key, value).isEmpty)
    }

    @Test("are not in the example's shortcut")
    func example() throws {
        let file = PackageRoot.url.appending(path: "Examples/Sources/SearchQuestion/SearchScreen.shortcut")
        let document = try #require(ShortcutReader.read(try Data(contentsOf: file)).document)
        #expect(MisreadValue.sentences(in: document, actions: .standard).map(\.description) == [])
    }

    @Test("are in no real shortcut", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
    func realShortcuts() throws {
        for file in try Corpus.shortcuts() {
            guard let document = ShortcutReader.read(try Data(contentsOf: file)).document else { continue }
            let sentences = MisreadValue.sentences(in: document, actions: .standard).map(\.description)
            #expect(sentences.isEmpty, "\(file.lastPathComponent): \(sentences)")
        }
    }

    private static func sentences(of action: String, _ key: String, _ value: String) -> [String] {
        let parameters = ShortcutDictionary(entries: [.init(key: key, .string(value))])
        let action = ShortcutAction(identifier: "is.workflow.actions.\(action)", parameters: parameters)
        return MisreadValue.sentences(in: ShortcutDocument(actions: [action]), actions: .standard).map(\.description)
    }
}
