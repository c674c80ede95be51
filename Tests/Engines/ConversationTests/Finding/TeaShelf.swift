// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Wire

@testable import Conversation

/// An entity with a property of every kind, and the action that finds its things.
enum TeaShelf {
    /// - Parameter isByApp: Whether the app's query compares, by three of the properties.
    static func type(isByApp: Bool) -> TypeDeclaration {
        var type = TypeDeclaration(name: "Tea")
        type.properties = properties.map { name, kind in
            var property = PropertyDeclaration(name: name, type: kind)
            property.isArray = name == "tags"
            return property
        }
        var entity = EntityDeclaration(at: SourcePlace(file: "Tea.swift", line: 1), mangledName: "3Tea0A0V")
        entity.query = "3Tea0A5QueryV"
        entity.abilities = [.suggest, isByApp ? .filter : .enumerate]
        if isByApp {
            entity.filters = [
                .init(property: "name", comparators: ["EqualTo", "Contains"]),
                .init(property: "", comparators: ["EqualTo"]),
                .init(property: "cups", comparators: ["", "LessThan", "IsBetween"]),
                .init(property: "kind", comparators: ["EqualTo"]),
            ]
            entity.sortings = ["cups", "name"]
        }
        type.entity = entity
        return type
    }

    private static let properties: KeyValuePairs<String, ValueType> = [
        "name": .string, "cups": .integer, "price": .currencyAmount, "grams": .mass, "isGreen": .boolean,
        "kind": .enumeration(name: "Kind", namespace: nil), "bought": .moment, "harvest": .dateComponents,
        "steeping": .timeInterval, "page": .url, "maker": .object(name: "Maker", namespace: nil), "tags": .string,
    ]

    static func file(isByApp: Bool) -> DefinitionFile {
        var file = DefinitionFile(modelVersion: .xcode12)
        // Later in the source is greater, whatever the numbers are.
        file.enums = [
            EnumDeclaration(
                name: "Kind",
                cases: [EnumCaseDeclaration(name: "white", index: 9), EnumCaseDeclaration(name: "black", index: 4)])
        ]
        file.types = [type(isByApp: isByApp)]
        return file
    }

    static func finding(isByApp: Bool) throws -> EntityFinding? {
        let file = file(isByApp: isByApp)
        return EntityFinding(of: file.types[0], in: file)
    }

    static func context(isByApp: Bool, language: String = "en") -> ConversationContext {
        var intent = IntentDeclaration(kind: .app, name: "FindTeas", category: "generic")
        intent.className = "Tea"
        intent.title = LocalizableText("Find Teas")
        intent.appIntent = AppIntentDeclaration(
            at: SourcePlace(file: "Tea.swift", line: 1), mangledName: "3Tea0A0V")
        intent.appIntent?.finds = "Tea"
        intent.parameters = [
            ParameterDeclaration(name: "name", type: .string), ParameterDeclaration(name: "cups", type: .integer),
            ParameterDeclaration(name: "kind", type: .enumeration(name: "Kind", namespace: nil)),
            ParameterDeclaration(name: FindParameters.limit, type: .integer),
            ParameterDeclaration(name: FindParameters.descending, type: .boolean),
            ParameterDeclaration(name: FindParameters.any, type: .boolean),
            ParameterDeclaration(name: FindParameters.sorting, type: .enumeration(name: "TeaSorting", namespace: nil)),
        ]
        var found = PropertyDeclaration(name: "value", type: .object(name: "Tea", namespace: nil))
        found.isArray = true
        intent.response = ResponseDeclaration(
            codes: [
                ResponseCodeDeclaration(name: "success", isSuccess: true),
                ResponseCodeDeclaration(name: "failure", isSuccess: false),
            ], properties: [found], outputProperty: "value")
        var file = file(isByApp: isByApp)
        file.enums.append(
            EnumDeclaration(
                name: "TeaSorting",
                cases: [EnumCaseDeclaration(name: "name", index: 1), EnumCaseDeclaration(name: "cups", index: 2)]))
        file.intents = [intent]
        var context = ConversationContext(
            app: .init(identifier: "com.example.tea", name: "Tea Diary"),
            definition: LocalizedDefinition(file: file, name: "AppIntents"), intent: intent, className: "Tea.Tea",
            language: language, calendar: CoffeeShop.calendar)
        context.run = 7
        return context
    }

    static func tea(_ identifier: String, _ properties: [String: IntentValue] = [:]) -> IntentValue {
        .object(
            ObjectValue(
                typeName: "Tea", identifier: identifier, displayString: identifier.capitalized,
                properties: properties))
    }

    /// An app whose query gives these things.
    static func shop(_ things: [IntentValue]) -> Handler {
        var handler = Handler()
        handler.handle = { _ in .response(ResponsePayload(code: 4, properties: ["value": .array(things)])) }
        return handler
    }

    static func identifiers(_ values: [IntentValue]) -> [String] {
        values.map { value in
            if case .object(let object) = value { object.identifier ?? "-" } else { "-" }
        }
    }
}
