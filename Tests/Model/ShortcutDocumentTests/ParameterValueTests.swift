// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import Testing

@Suite("What an action is given")
struct ParameterValueTests {
    private static func value(_ json: String) throws -> ParameterValue {
        let limits = PropertyListLimits(size: 1 << 16, depth: 32, values: 1000)
        return ParameterValue(try #require(try JSONReader.read(Data(json.utf8), within: limits)).content)
    }

    private static func text(_ string: String, _ attachments: String) throws -> [TextTemplate.Segment] {
        let json =
            "{\"WFSerializationType\":\"WFTextTokenString\",\"Value\":{\"string\":\"\(string)\",\"attachmentsByRange\":{\(attachments)}}}"
        guard case .text(let template) = try value(json) else { return [] }
        return template.segments
    }

    private static func variable(_ name: String) -> TextTemplate.Segment { .variable(VariableReference(.named(name))) }

    private static func attachment(_ range: String, _ name: String) -> String {
        "\"\(range)\":{\"Type\":\"Variable\",\"VariableName\":\"\(name)\"}"
    }

    @Test("is a text with variables at places that are counted in UTF-16")
    func template() throws {
        let text = try Self.text(
            "😀 \u{FFFC} and \u{FFFC}",
            [Self.attachment("{9, 1}", "B"), Self.attachment("{3, 1}", "A")].joined(separator: ","))
        #expect(text == [.text("😀 "), Self.variable("A"), .text(" and "), Self.variable("B")])
    }

    @Test(
        "is a text without invalid places or places outside it",
        arguments: ["{9, 1}", "{1}", "x", "{-1, 1}", "{1, 9223372036854775807}", "{0, 9}"])
    func ranges(range: String) throws {
        #expect(try Self.text("a\u{FFFC}c", Self.attachment(range, "A")) == [.text("ac")])
    }

    @Test("is a text in which the first of two places that lie over one another counts")
    func overlap() throws {
        let attachments = [Self.attachment("{0, 2}", "A"), Self.attachment("{1, 1}", "B")].joined(separator: ",")
        #expect(try Self.text("a\u{FFFC}c", attachments) == [Self.variable("A"), .text("c")])
    }

    @Test("is a list, a dictionary, a quantity or a switch, by what the format calls it")
    func kinds() throws {
        guard
            case .dictionary(let rows) = try Self.value(
                #"{"WFSerializationType":"WFDictionaryFieldValue","Value":{"WFDictionaryFieldValueItems":[{"WFItemType":0,"WFKey":"k","WFValue":"v"},{"WFItemType":3,"WFKey":"n","WFValue":"1.5"},{"WFItemType":4,"WFKey":"b","WFValue":{"WFSerializationType":"WFNumberSubstitutableState","Value":true}},{"WFItemType":2,"WFKey":"l","WFValue":{"WFSerializationType":"WFArrayParameterState","Value":["a",{"WFItemType":0,"WFValue":"b"}]}},{}]}}"#
            )
        else {
            Issue.record("it is read as something else")
            return
        }
        #expect(rows.map(\.key.constant) == ["k", "n", "b", "l"])
        if case .number(let number) = rows[1].value { #expect(number == 1.5) } else { Issue.record("no number") }
        if case .boolean(let value) = rows[2].value { #expect(value) } else { Issue.record("no switch") }
        if case .list(let list) = rows[3].value { #expect(list.count == 2) } else { Issue.record("no list") }
        guard
            case .quantity(let quantity) = try Self.value(
                #"{"WFSerializationType":"WFQuantityFieldValue","Value":{"Magnitude":"250","Unit":"mL"}}"#)
        else {
            Issue.record("it is read as something else")
            return
        }
        #expect(quantity.unit == "mL")
    }

    @Test("is a variable, also one in another's wrapping, with what is made of it")
    func variables() throws {
        let wrapped = try Self.value(
            #"{"Type":"Variable","Variable":{"Value":{"Type":"ActionOutput","OutputUUID":"U","OutputName":"Text","Aggrandizements":[{"Type":"WFDictionaryValueVariableAggrandizement","DictionaryKey":"a.b"},{"Type":"WFDictionaryValueVariableAggrandizement"},{"Type":"Later"}]},"WFSerializationType":"WFTextTokenAttachment"}}"#
        )
        #expect(
            wrapped.variable
                == VariableReference(.output(uuid: "U", name: "Text"), [.dictionaryKey("a.b"), .unknown("Later")]))
        for (type, source) in [
            ("ExtensionInput", VariableReference.Source.shortcutInput), ("Input", .actionInput),
            ("CurrentDate", .currentDate),
            ("Clipboard", .clipboard), ("Ask", .askEachTime(prompt: nil)), ("DeviceDetails", .deviceDetails),
            ("Other", .unknown("Other")),
        ] {
            #expect(try Self.value("{\"Type\":\"\(type)\"}").variable?.source == source)
        }
    }
}
