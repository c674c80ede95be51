// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import Shortcuts

@Suite("The sentence of an action")
struct ActionSummaryTests {
    private static let actions = ActionSupport.all.filter { [.done, .partial].contains($0.state) }

    @Test("is there, with a category, and its slots are parameters of the action", arguments: actions)
    func complete(action: ActionSupport) throws {
        let summary = try #require(action.summary, "\(action.identifier)")
        #expect(action.category != nil)
        let keys = Set(action.parameters.map(\.key))
        let template = summary.template
        #expect(template.slots.subtracting(keys).sorted() == [], "\(action.identifier)")
        #expect(Set(template.conditions.map(\.key)).subtracting(keys).sorted() == [], "\(action.identifier)")
    }

    @Test("has a label for each parameter, and a default that can be chosen", arguments: actions)
    func parameters(action: ActionSupport) {
        for parameter in action.parameters where parameter.rightKey == nil {
            let words = ParameterWords.all[parameter.key]
            #expect(words != nil, "\(parameter.key)")
            if let standard = words?.standard, let choices = parameter.choices {
                #expect(choices.values.contains(standard), "\(action.identifier) \(parameter.key)")
            }
            for condition in words?.conditions ?? [] where parameter.key != condition.key {
                #expect(ParameterWords.all[condition.key] != nil, "\(condition.text)")
            }
        }
    }

    @Test("asks for values that can be chosen", arguments: actions)
    func conditions(action: ActionSupport) throws {
        for condition in try #require(action.summary).template.conditions {
            let parameter = try #require(action.parameters.first { $0.key == condition.key })
            guard let choices = parameter.choices else {
                #expect(parameter.isSwitch && Set(condition.values).isSubset(of: ["yes", "no"]), "\(condition.text)")
                continue
            }
            for value in condition.values {
                #expect(choices.values.contains(value), "\(action.identifier) \(condition.text)")
            }
        }
    }

    @Test("is of an action that is there")
    func known() {
        let there = Set(Self.actions.map(\.identifier))
        for summary in ActionSummaries.all.flatMap(\.summaries) {
            #expect(there.contains(summary.identifier), "\(summary.identifier)")
        }
        #expect(Set(ActionSummaries.all.flatMap(\.summaries).map(\.identifier)).count == there.count)
    }

    @Test(
        "is read piece by piece",
        arguments: [
            ("a {b} c", [.words("a "), .slot("b"), .words(" c")]),
            ("{a}[, at most {b}]", [.slot("a"), .part(nil, [.words(", at most "), .slot("b")])]),
            (
                "[a=x y;z:one][a!=x y;z:two]",
                [
                    .part(ParameterCondition("a=x y;z"), [.words("one")]),
                    .part(ParameterCondition("a!=x y;z"), [.words("two")]),
                ]
            ),
            ("[ (a: {b})]", [.part(nil, [.words(" (a: "), .slot("b"), .words(")")])]),
            ("[a{b", [.part(nil, [.words("a"), .slot("b")])]), ("", []),
        ] as [(String, [SlotTemplate.Piece])])
    func template(text: String, pieces: [SlotTemplate.Piece]) {
        #expect(SlotTemplate(text).pieces == pieces)
    }

    @Test("knows which condition holds, also before a value is known")
    func holds() throws {
        let isOne = try #require(ParameterCondition("a=one;two"))
        let isOther = try #require(ParameterCondition("a!=one;two"))
        #expect(isOne.holds(for: "two") && !isOne.holds(for: "three") && !isOne.holds(for: nil))
        #expect(!isOther.holds(for: "two") && isOther.holds(for: "three") && isOther.holds(for: nil))
        #expect(ParameterCondition("no condition") == nil && ParameterCondition("a b=c") == nil)
    }
}

extension ActionSummary {
    /// The sentence in English, with its slots.
    fileprivate var template: SlotTemplate { SlotTemplate("\(sentence)") }
}
