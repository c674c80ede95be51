// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("Unsupported reasons")
struct UnsupportedReasonTests {
    private static let builtIn = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]

    @Test(
        "begin with the built-in ones for every number that can be resolved",
        arguments: [
            (.integer, true, [], .xcode12, builtIn),
            (.integer, true, ["odd"], .xcode11, builtIn + ["odd"]),
            (.decimal, true, builtIn + ["odd"], .xcode12, builtIn + ["odd"]),
            (.integer, false, [], .xcode12, []),
            (.integer, true, [], .xcode10, []),
            (.timeInterval, true, [], .xcode12, []),
            (.string, true, ["odd"], .xcode12, ["odd"]),
        ] as [(ValueType, Bool, [String], DefinitionFile.ModelVersion, [String])])
    func codes(
        type: ValueType, resolves: Bool, written: [String], model: DefinitionFile.ModelVersion, codes: [String]
    ) {
        let parameter = Samples.parameter("count", type, resolves: resolves, reasons: written)
        #expect(parameter.reasons(in: model).map(\.code) == codes)
    }

    @Test("are counted from 1 and give the parameter a result of its own")
    func emission() {
        var intent = Samples.intent("Order", [Samples.parameter("size", reasons: ["small", "default"])])
        intent.classPrefix = "BK"
        let source = Samples.swift(of: Samples.definition(intent))
        #expect(
            Samples.body(of: "enum BKOrderSizeUnsupportedReason: Int {", in: source) == [
                "case small = 1", "case `default`",
            ])
        #expect(
            Samples.body(of: "class BKOrderSizeResolutionResult: INStringResolutionResult {", in: source) == [
                "public class func unsupported(forReason reason: BKOrderSizeUnsupportedReason) -> Self {",
                "    __unsupported(withReason: reason.rawValue)", "}",
            ])
        #expect(source.contains("func resolveSize(for intent: BKOrderIntent) async -> BKOrderSizeResolutionResult"))
    }

    @Test("of an array give an array of the parameter's own results")
    func arrays() {
        let source = Samples.swift(
            of: Samples.definition(
                Samples.intent("Order", [Samples.parameter("sizes", isArray: true, reasons: ["odd"])])))
        #expect(source.contains("func resolveSizes(for intent: OrderIntent) async -> [OrderSizesResolutionResult]"))
    }
}
