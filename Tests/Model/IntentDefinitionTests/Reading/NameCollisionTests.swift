// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import Testing

@Suite("Names of generated types that collide")
struct NameCollisionTests {
    /// Two declarations, of which the second one's name is marked and refused.
    struct Collision: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let message: String
        let prefix: String

        init(_ text: String, _ message: String, prefix: String = "") {
            (self.text, self.message, self.prefix) = (text, message, prefix)
            testDescription = message
        }
    }

    private static func named(_ prefix: String, _ name: String, _ rest: String = "") -> String {
        "<dict>\n<key>\(prefix)Name</key>\n<string>\(name)</string>\n\(rest)\n</dict>"
    }

    private static func intent(_ name: String, _ parameters: [String] = [], gives properties: [String] = []) -> String {
        named(
            "INIntent", name,
            """
            <key>INIntentType</key><string>Custom</string><key>INIntentCategory</key><string>generic</string>
            <key>INIntentParameters</key><array>\(parameters.joined(separator: "\n"))</array>
            <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
            \(named("INIntentResponseCode", "success"))\(named("INIntentResponseCode", "failure"))</array>
            <key>INIntentResponseParameters</key><array>\(properties.joined(separator: "\n"))</array></dict>
            """)
    }

    private static func parameter(_ name: String, _ rest: String = "") -> String {
        named(
            "INIntentParameter", name,
            "<key>INIntentParameterType</key><string>Integer</string>"
                + "<key>INIntentParameterSupportsResolution</key><true/>\(rest)")
    }

    private static func property(_ prefix: String, _ name: String) -> String {
        named(prefix, name, "<key>\(prefix)Type</key><string>String</string>")
    }

    private static func enumeration(_ name: String, _ rest: String = "") -> String {
        named(
            "INEnum", name,
            "<key>INEnumGeneratesHeader</key><true/>\(rest)<key>INEnumValues</key><array>"
                + "\(named("INEnumValue", "one"))</array>")
    }

    private static func type(_ name: String, _ properties: [String] = [], _ rest: String = "") -> String {
        named("INType", name, "\(rest)<key>INTypeProperties</key><array>\(properties.joined())</array>")
    }

    private static func definition(intents: [String] = [], enums: [String] = [], types: [String] = []) -> String {
        """
        <plist><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INEnums</key><array>
        \(enums.joined(separator: "\n"))
        </array><key>INTypes</key><array>
        \(types.joined(separator: "\n"))
        </array><key>INIntents</key><array>
        \(intents.joined(separator: "\n"))
        </array></dict></plist>
        """
    }

    static let collisions: [Collision] = [
        Collision(
            definition(intents: [intent("1️⃣Order")], types: [type("OrderIntent")]),
            "the intent 'Order' has the same class name 'OrderIntent' as the type 'OrderIntent' on line"),
        Collision(
            definition(intents: [intent("1️⃣Order")], types: [type("OrderIntentResponse")]),
            "the same class name 'OrderIntentResponse' as the type"),
        Collision(
            definition(intents: [intent("1️⃣Order")], enums: [enumeration("OrderIntentHandling")]),
            "the same class name 'OrderIntentHandling' as the enum"),
        Collision(
            definition(enums: [enumeration("Size")], types: [type("1️⃣SizeResolutionResult")]),
            "the same class name 'SizeResolutionResult' as the enum 'Size' on line"),
        Collision(
            definition(
                intents: [intent("Order", [parameter("1️⃣count")])], types: [type("OrderCountUnsupportedReason")]),
            "the parameter 'count' has the same class name 'OrderCountUnsupportedReason' as the type"),
        Collision(
            definition(intents: [intent("Order", [parameter("1️⃣count")])], enums: [enumeration("OrderCount")]),
            "the parameter 'count' has the same class name 'OrderCountResolutionResult' as the enum 'OrderCount'"),
        Collision(
            definition(
                enums: [enumeration("Size")],
                types: [type("Cup", [], "<key>INTypeClassName</key>\n<string>1️⃣LBSize</string>")]),
            "the same class name 'LBSize' as the enum 'Size' on line", prefix: "LB"),
        Collision(
            definition(intents: [intent("Order", [parameter("count"), parameter("1️⃣Count")])]),
            "'Count' and 'count' differ only in their first letter"),
        Collision(definition(types: [type("1️⃣Self")]), "gives the class name 'Self', which is a name of Swift"),
        Collision(definition(enums: [enumeration("1️⃣Swift")]), "gives the class name 'Swift', which is a name of"),
        Collision(definition(types: [type("1️⃣Intents")]), "gives the class name 'Intents', which is a name of"),
        Collision(
            definition(intents: [intent("Order", [parameter("1️⃣OrderIntent")])]),
            "the parameter 'OrderIntent' has the name of a class that its code needs"),
        Collision(
            definition(
                intents: [intent("Order", gives: [property("INIntentResponseParameter", "1️⃣OrderIntentResponse")])]),
            "the response property 'OrderIntentResponse' has the name of a class"),
        Collision(
            definition(types: [type("Cup", [property("INTypeProperty", "1️⃣Cup")])]),
            "the type property 'Cup' has the name of a class"),
    ]

    @Test("are refused, each once, where the second one stands", arguments: collisions)
    func refused(_ collision: Collision) throws {
        let lines = collision.text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("1️⃣") }) + 1
        let text = collision.text.replacing("1️⃣", with: "")
        let reading = DefinitionReader.read(
            Data(text.utf8), path: "F", classNames: ClassNames(prefix: collision.prefix))
        #expect(reading.file == nil)
        #expect(reading.diagnostics.count == 1, "\(reading.diagnostics)")
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.message.description.contains(collision.message), "\(diagnostic)")
        #expect(diagnostic.location.line == line)
        #expect(diagnostic.location.column != nil)
    }

    @Test("do not, where only a class prefix would make them")
    func apart() {
        let text = Self.definition(
            intents: [Self.intent("Order", [Self.parameter("count")])], enums: [Self.enumeration("Size")],
            types: [Self.type("Cup", [], "<key>INTypeClassName</key>\n<string>LBSize</string>"), Self.type("Order")])
        #expect(DefinitionReader.read(Data(text.utf8), path: "F").diagnostics == [])
    }

    @Test("of more bytes than the name of a file may have are refused where they stand")
    func long() throws {
        let name = String(repeating: "a", count: 70_000)
        let reading = DefinitionReader.read(
            Data(Self.definition(types: [Self.type(name)]).utf8), path: "F")
        #expect(reading.diagnostics.count == 1)
        let message = try #require(reading.diagnostics.first?.message.description)
        #expect(message.hasSuffix("of the type has 70000 bytes, more than the 200 that a file's name leaves it"))
        #expect(reading.diagnostics.first?.location.line == 7)
    }
}
