// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("The check of names")
struct NameCheckTests {
    @Test(
        "refuses what cannot stand in the generated code, and names the place",
        arguments: [
            (
                Samples.definition(Samples.intent("Order", [Samples.parameter("description")])),
                "Order.description: error: 'description' is a name that every intent has already; give the property another name"
            ),
            (
                Samples.definition(Samples.intent("Order", gives: [Samples.property("code")])),
                "Order.response.code: error: 'code' is a name that every response has already; give the property another name"
            ),
            (
                Samples.definition(types: [TypeDeclaration(name: "Bread", properties: [Samples.property("identifier")])]
                ),
                "Bread.identifier: error: 'identifier' is a name that every object has already; give the property another name"
            ),
            (
                Samples.definition(Samples.intent("Order", [Samples.parameter("kind"), Samples.parameter("Kind")])),
                "Order.Kind: error: 'Kind' and 'kind' differ only in their first letter, and their methods not at all; rename one of them"
            ),
            (
                Samples.definition(Samples.intent("Order", [Samples.parameter("media", .system("MediaItem"))])),
                "Order.media: error: 'MediaItem' is no type of this definition; declare it, or choose another type"
            ),
            (
                Samples.definition(enums: [Samples.enumeration("Size", [:])]),
                "Size: error: the enumeration 'Size' has no cases; add one, or remove it"
            ),
            (
                Samples.definition(
                    Samples.intent("Order"), types: [TypeDeclaration(name: "OrderIntentResponse")]),
                "OrderIntentResponse: error: two declarations give a type named 'OrderIntentResponse'; rename one of them"
            ),
        ])
    func refusals(definition: DefinitionFile, message: String) {
        let compilation = IntentCompiler().files(for: definition, path: "S.intentdefinition")
        #expect(compilation.files.isEmpty)
        #expect(compilation.diagnostics.map(\.description) == ["S.intentdefinition: \(message)"])
    }

    @Test("lets the inherited properties of a custom type be")
    func inherited() {
        var identifier = Samples.property("identifier")
        identifier.isInherited = true
        let definition = Samples.definition(types: [TypeDeclaration(name: "Bread", properties: [identifier])])
        let source = Samples.swift(of: definition)
        #expect(source.contains("public class Bread: INObject {"))
        #expect(!source.contains("var identifier"))
    }
}
