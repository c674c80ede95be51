// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Wire

@testable import Conversation

/// An app with an App Intent that brews tea, made by hand as the compiler of App Intents makes it.
enum TeaShop {
    static func context(
        language: String = "en", _ change: (inout IntentDeclaration) -> Void = { _ in }
    ) -> ConversationContext {
        var intent = brewTea
        change(&intent)
        var file = DefinitionFile(modelVersion: .xcode12, intents: [intent])
        file.enums = [strength]
        file.types = [TypeDeclaration(name: "Tea")]
        var context = ConversationContext(
            app: .init(identifier: "com.example.tea", name: "Tea Diary"),
            definition: LocalizedDefinition(file: file, name: "intents"), intent: intent, className: "Tea.BrewTea",
            language: language, calendar: CoffeeShop.calendar)
        context.run = 7
        return context
    }

    static func tea(_ identifier: String, _ name: String) -> IntentValue {
        .object(ObjectValue(typeName: "Tea", identifier: identifier, displayString: name))
    }

    static let strong = IntentValue.enumeration(EnumCaseDeclaration.rawNumber(of: "strong"))

    /// An app that has some tea, and does at once what it is asked.
    static var shop: Handler {
        var handler = Handler()
        handler.options["tea"] = { search in
            let teas = [("sencha", "Sencha"), ("assam", "Assam"), ("earl-grey", "Earl Grey")]
            return Handler.list(
                teas.filter { search.map($0.1.lowercased().contains) ?? true }.map { tea($0.0, $0.1) })
        }
        handler.handle = { _ in done("Enjoy your tea.") }
        return handler
    }

    /// An app that asks once while it works, and then says what it was told.
    static func asking(_ question: QuestionPayload) -> Handler {
        var handler = shop
        handler.handle = { _ in .running(.question(question)) }
        handler.resume = { answer in
            switch answer {
            case .value(.string(let text)): done("value \(text)")
            case .value(.integer(let number)): done("value \(number)")
            case .value(.object(let object)): done("value \(object.identifier ?? "-")")
            case .value(strong): done("value strong")
            case .value: done("value")
            case .agreed(let agrees): done("agreed \(agrees)")
            case .chose(let index): done("chose \(index)")
            case nil: done("went on")
            }
        }
        return handler
    }

    static func done(_ text: String, supporting: String? = nil) -> ExtensionReply {
        .response(ResponsePayload(code: 4, dialog: DialogPayload(text, supporting: supporting)))
    }

    private static let strength: EnumDeclaration = {
        let cases = [("light", "Light"), ("strong", "Strong")].map { rawValue, title in
            var one = EnumCaseDeclaration(
                name: rawValue, index: EnumCaseDeclaration.rawNumber(of: rawValue),
                displayName: LocalizableText(title))
            one.rawValue = rawValue
            return one
        }
        return EnumDeclaration(name: "Strength", cases: cases)
    }()

    private static let brewTea: IntentDeclaration = {
        var intent = IntentDeclaration(kind: .app, name: "BrewTea", category: "generic")
        intent.className = "BrewTea"
        intent.title = LocalizableText("Brew Tea")
        intent.appIntent = AppIntentDeclaration(
            at: SourcePlace(file: "BrewTea.swift", line: 3), mangledName: "3Tea4BrewV")
        var tea = parameter("tea", .object(name: "Tea", namespace: nil), "Tea")
        tea.hasDynamicOptions = true
        tea.supportsSearch = true
        tea.isRequired = true
        tea.dialogs = [DialogDeclaration(.primary, text: LocalizableText("Which tea would you like?"))]
        var strength = parameter("strength", .enumeration(name: "Strength", namespace: nil), "Strength")
        strength.options.defaultValue = .enumCase(name: "light")
        strength.isRequired = true
        let note = parameter("note", .string, "Note")
        var cups = parameter("cups", .integer, "Cups")
        cups.options.defaultValue = .number(value: 1)
        intent.parameters = [tea, strength, note, cups]
        intent.response = ResponseDeclaration(
            codes: [
                ResponseCodeDeclaration(name: "success", isSuccess: true),
                ResponseCodeDeclaration(name: "failure", isSuccess: false),
            ], properties: [PropertyDeclaration(name: "value", type: .integer)], outputProperty: "value")
        return intent
    }()

    private static func parameter(_ name: String, _ type: ValueType, _ title: String) -> ParameterDeclaration {
        var parameter = ParameterDeclaration(name: name, type: type)
        parameter.displayName = LocalizableText(title)
        return parameter
    }
}
