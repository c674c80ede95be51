// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences
import Testing

@testable import IntentCompiler

/// A definition that the check refuses, with what it says.
struct Refusal: CustomTestStringConvertible {
    let definition: DefinitionFile
    let message: String

    init(_ definition: DefinitionFile, _ message: String) {
        self.definition = definition
        self.message = message
    }

    var testDescription: String { message }
}

@Suite("The check of names")
struct NameCheckTests {
    @Test(
        "refuses what cannot stand in the generated code, and names the place",
        arguments: [
            Refusal(
                Samples.definition(Samples.intent("Order", [Samples.parameter("description")])),
                "Order.description: error: every intent already has the name 'description'; give the property another name"
            ),
            Refusal(
                Samples.definition(Samples.intent("Order", gives: [Samples.property("code")])),
                "Order.response.code: error: every response already has the name 'code'; give the property another name"
            ),
            Refusal(
                Samples.definition(types: [TypeDeclaration(name: "Bread", properties: [Samples.property("identifier")])]
                ),
                "Bread.identifier: error: every object already has the name 'identifier'; give the property another name"
            ),
            Refusal(
                Samples.definition(Samples.intent("Order", [Samples.parameter("kind"), Samples.parameter("Kind")])),
                "Order.Kind: error: 'Kind' and 'kind' differ only in their first letter, and their methods not at all; rename one of them"
            ),
            Refusal(
                Samples.definition(Samples.intent("Order", [Samples.parameter("media", .system(name: "MediaItem"))])),
                "Order.media: error: 'MediaItem' is not a type of this definition; declare it, or choose another type"
            ),
            Refusal(
                Samples.definition(enums: [Samples.enumeration("Size", [:])]),
                "Size: error: the enumeration 'Size' has no cases; add one, or remove it"
            ),
            Refusal(
                Samples.definition(
                    Samples.intent("Order"), types: [TypeDeclaration(name: "OrderIntentResponse")]),
                "OrderIntentResponse: error: two declarations give a type named 'OrderIntentResponse'; rename one of them"
            ),
        ])
    func refusals(refusal: Refusal) {
        let compilation = IntentCompiler().files(for: refusal.definition, path: "S.intentdefinition")
        #expect(compilation.files.isEmpty)
        #expect(compilation.diagnostics.map(\.description) == ["S.intentdefinition: \(refusal.message)"])
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
