// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("A response factory")
struct ResponseFactoryTests {
    private let properties = [
        Samples.property("item"), Samples.property("total", .currencyAmount), Samples.property("failure"),
        Samples.property("names", isArray: true), Samples.property("size", .enumeration(name: "Size", namespace: nil)),
        Samples.property("response", .integer),
    ]

    private func factory(_ code: ResponseCodeDeclaration) -> String? {
        let source = Samples.swift(
            of: Samples.definition(
                Samples.intent("Order", gives: properties, answers: [code]),
                enums: [Samples.enumeration("Size", ["unknown": 0])]))
        let start = "    public static func "
        return source.split(separator: "\n").first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    }

    @Test(
        "takes what the sentences mention, spoken before printed",
        arguments: [
            (
                "done", "${total} for ${item}", "${item}, ${names}",
                "done(total: INCurrencyAmount, item: String, names: [String])"
            ),
            ("done", nil, "${size}", "done(size: Size)"),
            ("done", "${item.colour} ${item} ${nothing}", nil, "done(item: String)"),
            ("done", "${response}", nil, "done(response: NSNumber)"),
            ("default", "${item}", nil, "`default`(item: String)"),
        ] as [(String, String?, String?, String)])
    func arguments(code: String, spoken: String?, printed: String?, signature: String) {
        #expect(factory(Samples.code(code, spoken, printed: printed)) == signature + " -> OrderIntentResponse {")
    }

    @Test(
        "drops the first label that its name ends with, and no other",
        arguments: [
            ("failureInvalidItem", "${item}", "failureInvalidItem(_ item: String)"),
            ("failureInvalidItem", "${total} ${item}", "failureInvalidItem(total: INCurrencyAmount, item: String)"),
            ("failureInvalidItem", "${item} ${total}", "failureInvalidItem(_ item: String, total: INCurrencyAmount)"),
            ("item", "${item}", "item(item: String)"),
            ("failureitem", "${item}", "failureitem(item: String)"),
        ])
    func labels(code: String, spoken: String, signature: String) {
        #expect(factory(Samples.code(code, spoken)) == signature + " -> OrderIntentResponse {")
    }

    @Test("is not made where no property is mentioned", arguments: [nil, "Done.", "${nothing}", "${"])
    func none(spoken: String?) {
        #expect(factory(Samples.code("done", spoken)) == nil)
    }

    @Test("fills in what it takes")
    func body() {
        let source = Samples.swift(
            of: Samples.definition(
                Samples.intent("Order", gives: properties, answers: [Samples.code("soldItem", "${item}")]),
                enums: [Samples.enumeration("Size", ["unknown": 0])]))
        #expect(
            Samples.body(of: "static func soldItem(_ item: String) -> OrderIntentResponse {", in: source) == [
                "let intentResponse = OrderIntentResponse(code: .soldItem, userActivity: nil)",
                "intentResponse.item = item", "return intentResponse",
            ])
    }
}
