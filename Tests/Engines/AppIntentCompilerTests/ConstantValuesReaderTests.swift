// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import AppIntentCompiler

@Suite("Reading the compiler's constant values")
struct ConstantValuesReaderTests {
    private func read(_ text: String) throws -> [ConstantType] { try ConstantValuesReader.read(Data(text.utf8)) }

    private func value(_ json: String) throws -> ConstantValue? {
        let type = #"[{"typeName":"A.B","mangledTypeName":"1A1BV","file":"F","properties":[{"label":"p",\#(json)}]}]"#
        return try read(type).first?.properties.first?.value
    }

    @Test(
        "each kind of value is read",
        arguments: [
            (#""valueKind":"RawLiteral","value":"x""#, ConstantValue.literal("x")),
            (#""valueKind":"NilLiteral""#, .null),
            (#""valueKind":"Runtime""#, .runtime),
            (#""valueKind":"Array","value":[{"valueKind":"RawLiteral","value":"1"}]"#, .array([.literal("1")])),
            (
                #""valueKind":"Tuple","value":[{"label":"a","type":"T","valueKind":"RawLiteral","value":"1"}]"#,
                .tuple([.init(label: "a", type: "T", value: .literal("1"))])
            ),
            (
                #""valueKind":"Dictionary","value":[{"key":{"valueKind":"Enum","value":{"name":"k"}},"value":{"valueKind":"NilLiteral"}}]"#,
                .dictionary([.init(key: .enumCase("k", []), value: .null)])
            ),
            (
                #""valueKind":"InitCall","value":{"type":"A.C","arguments":[{"label":"","type":"T","valueKind":"Runtime"}]}"#,
                .call(type: "A.C", member: nil, [.init(label: "", type: "T", value: .runtime)])
            ),
            (
                #""valueKind":"StaticFunctionCall","value":{"type":"A.C","memberLabel":"of","arguments":[]}"#,
                .call(type: "A.C", member: "of", [])
            ),
            (#""valueKind":"MemberReference","value":{"baseType":"A.C","memberLabel":"m"}"#, .member("m", of: "A.C")),
            (
                #""valueKind":"KeyPath","value":{"path":"a.$b","components":[{"label":"a"},{"label":"$b"}]}"#,
                .keyPath("$b")
            ),
            (
                #""valueKind":"InterpolatedStringLiteral","value":{"segments":[{"valueKind":"RawLiteral","value":"a"}]}"#,
                .interpolation([.literal("a")])
            ),
            (
                #""valueKind":"Builder","value":{"members":[{"kind":"buildExpression","element":{"valueKind":"NilLiteral"}},{"kind":"buildEither","ifElements":[{"element":{"valueKind":"RawLiteral","value":"i"}}],"elseElements":[{"element":{"valueKind":"RawLiteral","value":"e"}}]}]}"#,
                .builder([.null, .literal("i"), .literal("e")])
            ),
            (#""valueKind":"Type","value":{"type":"A.C","mangledName":"x"}"#, .type("A.C")),
            // What a later compiler may say.
            (#""valueKind":"Hologram","value":{"depth":3}"#, .runtime),
            (#""valueKind":"Array","value":"none""#, .runtime),
            (#""valueKind":"InitCall","value":[]"#, .runtime),
        ])
    func kinds(json: String, expected: ConstantValue) throws {
        #expect(try value(json) == expected)
    }

    @Test(
        "invalid bytes are refused in words",
        arguments: [
            ("", "JSON"), ("{}", "list"), ("[", "JSON"), ("[{]", "JSON"), ("nope", "JSON"), ("\u{0}", "JSON"),
        ])
    func hostile(text: String, reason: String) {
        let failure = #expect(throws: Problem<Fault>.self) { try read(text) }
        #expect(failure?.sentence.description.contains(reason) == true)
    }

    @Test("what lacks its name is passed over")
    func nameless() throws {
        #expect(try read(#"[{}, 1, null, {"typeName":"A.B"}]"#) == [])
    }

    @Test("more than any source nests is refused, and takes no stack")
    func deep() {
        let text = String(repeating: "[", count: 1_000_000)
        let failure = #expect(throws: Problem<Fault>.self) { try read(text) }
        #expect(failure?.sentence.description.contains("deep") == true)
    }

    @Test(
        "a spelled type is taken apart",
        arguments: [
            ("Swift.Int", "Swift.Int", false, false), ("Swift.Optional<Swift.Int>", "Swift.Int", true, false),
            ("Swift.Optional<Swift.Array<A.B>>", "A.B", true, true),
            ("Swift.Array<Swift.Optional<A.B>>", "A.B", false, true),
            ("F.Measurement<__C.NSUnitMass>", "F.Measurement", false, false),
        ])
    func spelled(text: String, name: String, isOptional: Bool, isArray: Bool) {
        let unwrapped = SpelledType.unwrapping(text)
        #expect((unwrapped.name.name, unwrapped.isOptional, unwrapped.isArray) == (name, isOptional, isArray))
    }

    @Test("brackets inside of brackets hold no commas of their own")
    func arguments() {
        #expect(SpelledType("A<B<C, D>, (E, F), G>").arguments == ["B<C, D>", "(E, F)", "G"])
    }
}
