// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@Suite("What a summary's sentences say by their conditions")
struct SummaryStatementTests {
    private static func sentence(_ text: String) -> SummaryDeclaration { .sentence(LocalizableText(text), below: []) }

    private static func when(
        _ comparison: SummaryDeclaration.Comparison, _ values: [String]
    ) -> SummaryDeclaration {
        .when(parameter: "hot", comparison, values: values, then: sentence("then"), otherwise: sentence("otherwise"))
    }

    @Test(
        "is the value that the condition compares with, where it is one, and of two the other one otherwise",
        arguments: [
            (when(.equalTo, ["true"]), ["hot": "true"], ["hot": "false"]),
            (when(.notEqualTo, ["true"]), ["hot": "false"], ["hot": "true"]),
            (when(.equalTo, ["strong"]), ["hot": "strong"], [:]),
            (when(.notEqualTo, ["strong"]), [:], ["hot": "strong"]),
            (when(.oneOf, ["true"]), [:], [:]), (when(.equalTo, ["a", "b"]), [:], [:]),
            (when(.hasAnyValue, []), [:], [:]), (when(.lessThan, ["3"]), [:], [:]),
        ] as [(SummaryDeclaration, [String: String], [String: String])])
    func conditions(summary: SummaryDeclaration, then: [String: String], otherwise: [String: String]) {
        #expect(summary.statements.map(\.text.text) == ["then", "otherwise"])
        #expect(summary.statements.map(\.values) == [then, otherwise])
    }

    @Test("of several conditions is what all around the sentence say")
    func nested() {
        let summary = SummaryDeclaration.choice(
            parameter: "kind",
            [
                SummaryDeclaration.Case(values: ["green"], summary: Self.when(.equalTo, ["true"])),
                SummaryDeclaration.Case(values: ["black", "white"], summary: Self.sentence("others")),
            ], otherwise: Self.sentence("any"))
        #expect(
            summary.statements.map(\.values) == [
                ["kind": "green", "hot": "true"], ["kind": "green", "hot": "false"], [:], [:],
            ])
        #expect(summary.sentences.map(\.text) == ["then", "otherwise", "others", "any"])
    }
}
