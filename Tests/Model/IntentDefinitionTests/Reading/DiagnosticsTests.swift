// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import Testing

struct DiagnosticsTests {
    /// An edit of the full definition and what has to be said about it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var old: String
        var new: String
        var severity: Diagnostic.Severity
        var message: String
        var remedy: String

        init(
            _ name: String, _ old: String, _ new: String, _ severity: Diagnostic.Severity = .error,
            says message: String,
            remedy: String
        ) {
            (testDescription, self.old, self.new, self.severity) = (name, old, new, severity)
            (self.message, self.remedy) = (message, remedy)
        }
    }

    static let mistakes: [Mistake] = [
        Mistake(
            "no intents", "<key>INIntents</key>", "<key>INIntentsOfMine</key>", says: "has no INIntents", remedy: "add"),
        Mistake(
            "no model", "INIntentDefinitionModelVersion", "INIntentDefinitionOther",
            says: "has no INIntentDefinitionModelVersion", remedy: "1.2"),
        Mistake(
            "unknown model", "<string>1.2</string>", "<string>7.0</string>", says: "'7.0'", remedy: "1.0, 1.1 or 1.2"),
        Mistake(
            "no intent type", "<key>INIntentType</key>", "<key>INIntentTipp</key>",
            says: "'OrderCoffee' has no INIntentType",
            remedy: "Custom"),
        Mistake(
            "unknown intent type", "<key>INIntentType</key>\n\t\t\t<string>Custom</string>",
            "<key>INIntentType</key><string>Costume</string>", says: "unknown type 'Costume'",
            remedy: "write Custom"),
        Mistake(
            "no response", "<key>INIntentResponse</key>", "<key>INIntentAnswers</key>", says: "has no INIntentResponse",
            remedy: "INIntentResponseCodes"),
        Mistake(
            "no success", "<string>success</string>", "<string>fine</string>", says: "no code 'success'", remedy: "add"),
        Mistake(
            "code twice", "<string>closed</string>", "<string>failure</string>", says: "'failure' is declared twice",
            remedy: "rename"),
        Mistake(
            "unknown type", "<string>Boolean</string>", "<string>Boolaen</string>",
            says: "'toGo' of 'OrderCoffee' has the unknown type 'Boolaen'", remedy: "write Boolean"),
        Mistake(
            "a type of Swift", "<string>URL</string>", "<string>Double</string>", says: "'Double'",
            remedy: "write Decimal"),
        Mistake(
            "an enum's name for a type", "<string>Boolean</string>", "<string>CupSize</string>", says: "'CupSize'",
            remedy: "write Integer, and CupSize under INIntentParameterEnumType"),
        Mistake(
            "a type's name for a type", "<string>Boolean</string>", "<string>Drink</string>", says: "'Drink'",
            remedy: "write Object, and Drink under INIntentParameterObjectType"),
        Mistake(
            "parameter twice", "<string>lid</string>", "<string>toGo</string>",
            says: "the parameter 'toGo' is declared twice",
            remedy: "rename"),
        Mistake(
            "no identifier", "<string>lid</string>", "<string>coffee lid</string>",
            says: "'coffee lid' of the parameter",
            remedy: "coffeeLid"),
        Mistake(
            "digit first", "<string>closed</string>", "<string>2late</string>", says: "'2late'",
            remedy: "no digit first"),
        Mistake(
            "intent no identifier", "<string>OrderCoffee</string>", "<string>Order-Coffee</string>",
            says: "Order-Coffee",
            remedy: "letters"),
        Mistake(
            "enum not declared", "<string>CupSize</string>", "<string>CupSise</string>",
            says: "the enum 'CupSize' is not declared",
            remedy: "write CupSise or declare 'CupSize'"),
        Mistake(
            "type not declared", "<key>INTypeName</key>\n\t\t\t<string>Drink</string>",
            "<key>INTypeName</key><string>Food</string>", says: "the type 'Drink' is not declared", remedy: "INTypes"),
        Mistake(
            "case twice", "<string>small</string>", "<string>medium</string>",
            says: "the enum case 'medium' is declared twice",
            remedy: "rename"),
        Mistake(
            "index twice", "<integer>5</integer>\n\t\t\t\t\t<key>INEnumValueName</key>",
            "<integer>2</integer><key>INEnumValueName</key>", says: "both have the index 2", remedy: "of its own"),
        Mistake(
            "class twice", "<string>ShopReceipt</string>", "<string>CupSize</string>",
            says: "the same class name 'CupSize' as the enum 'CupSize' on line", remedy: "rename"),
        Mistake(
            "unknown condition", "<string>HasAnyValue</string>", "<string>HasSomeValue</string>",
            says: "'HasSomeValue'",
            remedy: "write HasAnyValue"),
        Mistake(
            "no name of a case",
            "<key>INIntentParameterRelationshipPredicateValue</key>\n\t\t\t\t\t\t<string>large</string>",
            "<key>INIntentParameterRelationshipPredicateValue</key><integer>7</integer>",
            says: "INIntentParameterRelationshipPredicateValue is an integer", remedy: "the name of a case"),
        Mistake(
            "no restriction", "<key>INIntentRestrictions</key>\n\t\t\t<integer>1</integer>",
            "<key>INIntentRestrictions</key><integer>9</integer>", says: "INIntentRestrictions is 9",
            remedy: "0 for none"
        ),
        Mistake(
            "index out of range", "<integer>5</integer>\n\t\t\t\t\t<key>INEnumValueName</key>",
            "<integer>9223372036854775808</integer><key>INEnumValueName</key>",
            says: "INEnumValueIndex is 9223372036854775808", remedy: "to 9223372036854775807"),
        Mistake(
            "key twice", "<key>INIntentVerb</key>",
            "<key>INIntentVerb</key><string>Buy</string><key>INIntentVerb</key>",
            says: "'INIntentVerb' appears twice", remedy: "remove"),
        Mistake(
            "parent unknown", "<key>INIntentParameterRelationshipParentName</key>\n\t\t\t\t\t\t<string>size</string>",
            "<key>INIntentParameterRelationshipParentName</key><string>sice</string>", .warning,
            says: "the parent 'sice'",
            remedy: "write size"),
        Mistake(
            "combination unknown", "<key>drink,size</key>", "<key>drink,syze</key>", .warning, says: "names 'syze'",
            remedy: "write size"),
        Mistake(
            "placeholder unknown", "Did you mean ${drink}?", "Did you mean ${drunk}?", .warning,
            says: "${drunk} names no parameter or property",
            remedy: "${drink}"),
        Mistake(
            "response placeholder", "ready at ${readyAt}", "ready at ${drink}", .warning,
            says: "${drink} names no parameter or property",
            remedy: "receipt"),
        Mistake(
            "input unknown", "<key>INIntentInput</key>\n\t\t\t<string>drink</string>",
            "<key>INIntentInput</key><string>drnk</string>", .warning, says: "INIntentInput names 'drnk'",
            remedy: "write drink"),
        Mistake(
            "output unknown", "<key>INIntentResponseOutput</key>\n\t\t\t\t<string>receipt</string>",
            "<key>INIntentResponseOutput</key><string>reciept</string>", .warning, says: "'reciept'",
            remedy: "write receipt"),
        Mistake(
            "key misspelled", "<key>INIntentEligibleForWidgets</key>", "<key>INIntentElligibleForWidgets</key>",
            .warning,
            says: "'INIntentElligibleForWidgets' is not a definition key", remedy: "write INIntentEligibleForWidgets"),
        Mistake(
            "category unknown", "<string>order</string>", "<string>ordr</string>", .warning, says: "category 'ordr'",
            remedy: "write order"),
        Mistake(
            "default unknown", "<string>medium</string>\n\t\t\t\t\t</dict>", "<string>mediun</string></dict>", .warning,
            says: "no case 'mediun'", remedy: "write medium"),
        Mistake(
            "dialog unknown", "<string>Primary</string>", "<string>Primer</string>", .warning, says: "'Primer'",
            remedy: "write Primary"),
        Mistake(
            "parent missing", "<key>INIntentParameterRelationshipParentName</key>\n\t\t\t\t\t\t<string>toGo</string>",
            "",
            .warning, says: "names no parent", remedy: "ParentName"),
    ]

    /// The mistakes that are more than one: a key missing and another misspelled, or several uses of a name.
    static let findings = ["no intent type": 2, "enum not declared": 3, "type not declared": 2]

    @Test("a mistake is reported with its place, its reason and its remedy", arguments: mistakes)
    func mistake(_ mistake: Mistake) throws {
        let reading = try CoffeeShop.reading(replacing: mistake.old, with: mistake.new)
        let all = reading.diagnostics.map(\.description).joined(separator: "\n")
        let found = reading.diagnostics.first {
            $0.severity == mistake.severity && $0.message.description.contains(mistake.message)
                && $0.remedy.description.contains(mistake.remedy)
        }
        let diagnostic = try #require(found, "\(all)")
        #expect(diagnostic.location.line != nil)
        #expect(diagnostic.location.column != nil)
        #expect((reading.file == nil) == reading.diagnostics.contains { $0.severity == .error })
        if mistake.severity == .warning { #expect(reading.file != nil, "\(all)") }
        #expect(reading.diagnostics.count == Self.findings[mistake.testDescription] ?? 1, "\(all)")
    }

    @Test("the place of a wrong value is the value's, the place of a missing key the dictionary's")
    func places() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <key>INIntentDefinitionModelVersion</key>
              <string>1.2</string>
              <key>INIntents</key>
              <array>
                <dict>
                  <key>INIntentName</key> <integer>7</integer>
                </dict>
              </array>
            </dict>
            </plist>
            """
        let reading = DefinitionReader.read(Data(text.utf8), path: "F.intentdefinition")
        let lines = reading.diagnostics.map(\.description)
        #expect(lines.contains("F.intentdefinition:9:31: error: INIntentName is an integer; make it a string"))
        let missing = reading.diagnostics.first { $0.message.description.contains("no INIntentType") }
        #expect(missing?.location.line == 8)
        #expect(missing?.location.column == 5)
        #expect(missing?.location.keyPath == "INIntents[0]")
        #expect(
            reading.diagnostics.map { $0.location.line ?? 0 }
                == reading.diagnostics.map { $0.location.line ?? 0 }.sorted())
    }

    /// What a parameter says beside its mistake, which must not be doubted for it.
    private static func parameter(_ name: String, _ type: String, _ rest: String) -> String {
        """
        <dict><key>INIntentParameterName</key><string>\(name)</string>
        <key>INIntentParameterType</key><string>\(type)</string>\(rest)</dict>
        """
    }

    @Test("nothing follows from a type that is not known, nor from a name that stands twice")
    func consequences() {
        let parent = "<key>INIntentParameterRelationshipParentName</key><string>hot</string>"
        let isDefault = "<key>INIntentParameterMetadataDefaultValue</key><true/>"
        let hasValue = "<key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>"
        let parameters = [
            Self.parameter("to", "Boolaen", "<key>INIntentParameterMetadata</key><dict>\(isDefault)</dict>"),
            Self.parameter("hot", "Boolean", ""),
            Self.parameter(
                "hot", "Boolean", "<key>INIntentParameterRelationship</key><dict>\(parent)\(hasValue)</dict>"),
        ]
        let codes = ["success", "failure"].map { name in
            "<dict><key>INIntentResponseCodeName</key><string>\(name)</string>"
                + "<key>INIntentResponseCodeFormatString</key><string>${cup}</string></dict>"
        }
        let text = """
            <plist><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Order</string><key>INIntentType</key><string>Custom</string>
            <key>INIntentCategory</key><string>order</string><key>INIntentResponse</key><dict>
            <key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterName</key><string>cup</string>
            <key>INIntentResponseParameterType</key><string>Strng</string></dict></array>
            <key>INIntentResponseCodes</key><array>\(codes.joined())</array></dict>
            <key>INIntentParameters</key><array>\(parameters.joined())</array></dict></array></dict></plist>
            """
        let messages = DefinitionReader.read(Data(text.utf8), path: "F").diagnostics.map(\.message.description)
        #expect(
            messages.sorted() == [
                "the parameter 'hot' is declared twice, first on line 9",
                "the parameter 'to' of 'Order' has the unknown type 'Boolaen'",
                "the property 'cup' of the response of 'Order' has the unknown type 'Strng'",
            ])
    }

    /// What reading gives for an intent with these parameters.
    private static func reading(_ parameters: [String]) -> DefinitionReading {
        let codes = ["success", "failure"].map {
            "<dict><key>INIntentResponseCodeName</key><string>\($0)</string></dict>"
        }
        let text = """
            <plist><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string>
            <key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Order</string><key>INIntentType</key><string>Custom</string>
            <key>INIntentCategory</key><string>order</string><key>INIntentResponse</key>
            <dict><key>INIntentResponseCodes</key><array>\(codes.joined())</array></dict>
            <key>INIntentParameters</key><array>\(parameters.joined())</array></dict></array></dict></plist>
            """
        return DefinitionReader.read(Data(text.utf8), path: "F")
    }

    @Test(
        "relationships that lead in a circle are told at each parameter in it, and at no other",
        arguments: [
            ("a b, b c", []), ("a a", ["a"]), ("a b, b a", ["a", "b"]), ("a b, b c, c b", ["b", "c"]),
            ("a b, b c, c d, d b", ["b", "c", "d"]),
        ])
    func circles(arrows: String, told: [String]) {
        let parents = Dictionary(
            uniqueKeysWithValues: arrows.split(separator: ", ").map { ($0.prefix(1), $0.suffix(1)) })
        let parameters = "abcd".map { name in
            let relationship = parents[Substring(String(name))].map { parent in
                "<key>INIntentParameterRelationship</key><dict><key>INIntentParameterRelationshipParentName</key>"
                    + "<string>\(parent)</string><key>INIntentParameterRelationshipPredicateName</key>"
                    + "<string>HasAnyValue</string></dict>"
            }
            return Self.parameter(String(name), "Boolean", relationship ?? "")
        }
        let messages = Self.reading(parameters).diagnostics.map(\.message.description)
        #expect(messages.count == told.count)
        for name in told {
            #expect(messages.contains { $0.hasPrefix("the relationships of '\(name)' lead back to it") })
        }
    }

    @Test("more findings than anybody reads are counted, and the first error is told however late it comes")
    func manyFindings() {
        let parentless = "<key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>"
        let parameters = (0..<600).map { number in
            Self.parameter(
                "p\(number)", "Boolean", "<key>INIntentParameterRelationship</key><dict>\(parentless)</dict>")
        }
        let warned = Self.reading(parameters)
        #expect(warned.file != nil)
        #expect(warned.diagnostics.count == 501)
        #expect(warned.diagnostics.contains { "\($0.message)" == "100 more findings are left out" })
        // Whether an enum is declared is known when all of the file is.
        let size = Self.parameter("size", "Integer", "<key>INIntentParameterEnumType</key><string>Size</string>")
        let refused = Self.reading(parameters + [size])
        #expect(refused.file == nil)
        #expect(
            refused.diagnostics.filter { $0.severity == .error }.map(\.message.description) == [
                "the enum 'Size' is not declared in this file"
            ])
        #expect(refused.diagnostics.contains { "\($0.message)" == "100 more findings are left out" })
    }

    @Test("a file without anything in it but two empty arrays is refused")
    func emptyShell() {
        let text = "<plist><dict><key>INIntents</key><array/><key>INEnums</key><array/></dict></plist>"
        let reading = DefinitionReader.read(Data(text.utf8), path: "F")
        #expect(reading.file == nil)
        #expect(reading.diagnostics.count == 1)
    }

    @Test("an enum of another definition is a warning, since that may be compiled along")
    func otherNamespace() throws {
        let text = try CoffeeShop.text().replacing(
            "<string>CupSize</string>\n\t\t\t\t\t<key>INIntentParameterEnumTypeNamespace</key>\n\t\t\t\t\t<string>cFeShp</string>",
            with: "<string>Flavour</string><key>INIntentParameterEnumTypeNamespace</key><string>OtherX</string>")
        let reading = DefinitionReader.read(Data(text.utf8), path: "F")
        #expect(reading.file != nil)
        #expect(
            reading.diagnostics.contains {
                $0.message.description.contains("'Flavour' belongs to another definition, 'OtherX'")
            })
    }
}
