// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("An enumeration")
struct EnumerationTests {
    private func source(
        _ cases: KeyValuePairs<String, Int>, ownFile: Bool = true, model: DefinitionFile.ModelVersion = .xcode12
    )
        -> String
    {
        var enumeration = Samples.enumeration("Size", cases)
        enumeration.generatesOwnFile = ownFile
        let parameter = Samples.parameter("size", .enumeration(name: "Size", namespace: nil))
        return Samples.swift(
            of: Samples.definition(Samples.intent("Order", [parameter]), enums: [enumeration], model: model))
    }

    @Test("has every case in backticks with its own raw value")
    func cases() {
        #expect(
            Samples.body(of: "enum Size: Int {", in: source(["unknown": 0, "top_left": 7, "init": 3])) == [
                "case `unknown` = 0", "case `top_left` = 7", "case `init` = 3",
            ])
    }

    @Test("starts as the case with the raw value 0, whatever its name")
    func unset() {
        #expect(source(["big": 1, "none": 0]).contains("    public var size: Size = .none\n"))
    }

    @Test("without such a case reads as its first one and is still known to be unset")
    func unsettable() {
        let source = source(["big": 5, "small": 2])
        #expect(source.contains("    private var givenSize: Size?\n"))
        #expect(
            Samples.body(of: "var size: Size {", in: source) == [
                "get { givenSize ?? .small }", "set { givenSize = newValue }",
            ])
        #expect(source.contains("IntentProperty(\"size\", \\OrderIntent.givenSize),"))
    }

    @Test("of model 1.0 is its intent's own, in name and place")
    func ownFile() {
        let definition = source(["unknown": 0], ownFile: false, model: .xcode10)
        #expect(definition.contains("public enum OrderSize: Int {"))
        #expect(definition.contains("public var size: OrderSize = .unknown"))
        #expect(!definition.contains("OrderSizeResolutionResult: INEnumResolutionResult"))
    }
}
