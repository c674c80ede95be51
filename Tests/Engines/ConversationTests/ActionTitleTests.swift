// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import PropertyLists
import Testing

@testable import Conversation

@Suite("The title of an action")
struct ActionTitleTests {
    private static func title(_ language: String = "en") -> ActionTitle {
        var intent = IntentDeclaration(name: "Order", category: "order", verb: "Order")
        intent.title = LocalizableText("Order Pizza", key: "t0")
        intent.parameters = [
            ParameterDeclaration(name: "kind", type: .string), ParameterDeclaration(name: "count", type: .integer),
        ]
        var both = CombinationDeclaration(
            parameters: ["kind", "count"], title: LocalizableText("${count} × ${kind}", key: "t2"))
        both.subtitle = LocalizableText("for ${count}", key: "t3")
        intent.suggestionCombinations = [
            CombinationDeclaration(parameters: ["kind"], title: LocalizableText("Order ${kind}", key: "t1")), both,
            CombinationDeclaration(parameters: ["count"], title: LocalizableText(" ")),
        ]
        let table = StringTable(
            language: "zh-Hans", strings: ["t0": "订披萨", "t1": "订${kind}", "t2": "${count}个${kind}"])
        return ActionTitle(
            in: ConversationContext(
                app: .init(identifier: "org.example.app", name: "App"),
                definition: LocalizedDefinition(
                    file: DefinitionFile(modelVersion: .xcode12, intents: [intent]), name: "Intents",
                    tables: ["zh-Hans": table]),
                intent: intent, className: "M.OrderIntent", language: language))
    }

    @Test(
        "is that of the largest combination that the values make, filled in; else the intent's own",
        arguments: [
            (["kind": .string("funghi")], "Order funghi", "订funghi"),
            (["kind": .string("funghi"), "count": .integer(2)], "2 × funghi", "2个funghi"),
            (["kind": .string("")], "Order", "订"), (["count": .integer(2)], "Order Pizza", "订披萨"),
            ([:], "Order Pizza", "订披萨"), (["kind": .string("פיצה 🍕")], "Order פיצה 🍕", "订פיצה 🍕"),
        ] as [([String: IntentValue], String, String)])
    func titles(values: [String: IntentValue], english: String, chinese: String) {
        #expect(Self.title().title(of: values) == english)
        #expect(Self.title("zh-Hans").title(of: values) == chinese)
    }

    @Test(
        "of an App Intent is its summary’s sentence, else its title with the values that it was predicted with",
        arguments: [
            (
                ["tea": TeaShop.tea("assam", "Assam"), "cups": .integer(2)], "Brew 2 cups of Assam",
                "Brew 2 cups of Assam"
            ),
            (["tea": TeaShop.tea("assam", "Assam")], "Brew Tea: Assam", "Brew Tea：Assam"),
            ([:], "Brew Tea", "Brew Tea"),
        ] as [([String: IntentValue], String, String)])
    func appIntents(values: [String: IntentValue], english: String, chinese: String) {
        func title(_ language: String) -> String {
            var context = TeaShop.context { intent in
                intent.suggestionCombinations = [
                    CombinationDeclaration(parameters: []), CombinationDeclaration(parameters: ["tea"]),
                    CombinationDeclaration(parameters: ["tea", "cups"]),
                ]
                intent.appIntent?.summary = .sentence(LocalizableText("Brew ${cups} cups of ${tea}"), below: [])
            }
            context.language = language
            return ActionTitle(in: context).title(of: values)
        }
        #expect(title("en") == english)
        #expect(title("zh-Hans") == chinese)
    }

    @Test(
        "of an App Intent is the sentence that its summary’s conditions choose",
        arguments: [
            (["cups": .integer(1)], "One cup"), (["cups": .integer(2)], "Few: 2"), (["cups": .integer(9)], "Many: 9"),
            // One cup is the default.
            ([:], "One cup"), (["cups": .integer(5), "tea": TeaShop.tea("assam", "Assam")], "Five of Assam"),
        ] as [([String: IntentValue], String)])
    func conditions(values: [String: IntentValue], expected: String) {
        func sentence(_ text: String) -> SummaryDeclaration { .sentence(LocalizableText(text), below: []) }
        let context = TeaShop.context { intent in
            intent.suggestionCombinations = []
            intent.appIntent?.summary = .when(
                parameter: "cups", .hasAnyValue, values: [],
                then: .choice(
                    parameter: "cups",
                    [
                        SummaryDeclaration.Case(values: ["1"], summary: sentence("One cup")),
                        SummaryDeclaration.Case(values: ["4", "5"], summary: sentence("Five of ${tea}")),
                    ],
                    otherwise: .when(
                        parameter: "cups", .lessThanOrEqualTo, values: ["3"], then: sentence("Few: ${cups}"),
                        otherwise: .when(
                            parameter: "cups", .notEqualTo, values: ["8"], then: sentence("Many: ${cups}"),
                            otherwise: nil))), otherwise: nil)
        }
        #expect(ActionTitle(in: context).title(of: values) == expected)
    }
}
