// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Wire

@testable import Conversation
@testable import PropertyLists

/// A definition with everything a conversation can meet, made by hand.
enum CoffeeShop {
    static let app = ConversationContext.App(identifier: "com.example.coffee", name: "Coffee Corner")

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    /// A Saturday, 21 November 2026, 09:00 UTC.
    static let now = Moment(date: Date(timeIntervalSince1970: 1_795_251_600), uptime: .seconds(100))

    static func context(
        language: String = "en", _ change: (inout IntentDeclaration) -> Void = { _ in }
    ) -> ConversationContext {
        var intent = orderCoffee
        change(&intent)
        var file = DefinitionFile(modelVersion: .xcode12, namespace: "abc123", intents: [intent])
        file.enums = [size]
        file.types = [drink]
        var definition = LocalizedDefinition(file: file, name: "Coffee")
        definition.tables = [
            "en": StringTable(language: "en", plurals: plurals),
            "zh-Hans": StringTable(language: "zh-Hans", strings: chinese),
        ]
        return ConversationContext(
            app: app, definition: definition, intent: intent, className: "CoffeeKit.OrderCoffeeIntent",
            language: language, calendar: calendar)
    }

    static func drink(_ identifier: String?, _ name: String, price: Double? = nil) -> IntentValue {
        var object = ObjectValue(typeName: "Drink", identifier: identifier, displayString: name)
        object.properties["price"] = price.map { .currency(CurrencyValue(amount: Decimal($0), code: "EUR")) }
        object.properties["size"] = .enumeration(2)
        return .object(object)
    }

    private static let chinese = [
        "TitleA": "点咖啡", "PromptA": "要哪种咖啡？", "LabelA": "咖啡", "LabelB": "杯型", "SizeSm": "小杯", "SizeLg": "大杯",
        "DoneAA": "${count}杯${drink}好了。",
    ]

    private static let plurals = [
        "QueueA": StringTable.Plural(
            format: "There %#@count@ before you.",
            variables: ["count": ["one": "is one cup", "other": "are ${count} cups"]]),
        "IntroA": StringTable.Plural(
            format: "%#@count@ of ‘${drink}’.", variables: ["count": ["one": "One kind", "other": "${count} kinds"]]),
    ]

    private static let size: EnumDeclaration = {
        var small = EnumCaseDeclaration(name: "small", index: 1, displayName: LocalizableText("Small", key: "SizeSm"))
        small.synonyms = [LocalizableText("short")]
        return EnumDeclaration(
            name: "Size",
            cases: [
                EnumCaseDeclaration(name: "unknown", index: 0, displayName: LocalizableText("unknown")), small,
                EnumCaseDeclaration(name: "large", index: 2, displayName: LocalizableText("Large", key: "SizeLg")),
            ])
    }()

    private static let drink: TypeDeclaration = {
        var price = PropertyDeclaration(name: "price", type: .currencyAmount)
        price.displayName = LocalizableText("Price")
        return TypeDeclaration(
            name: "Drink",
            properties: [
                price, PropertyDeclaration(name: "size", type: .enumeration(name: "Size", namespace: "abc123")),
            ])
    }()
}

// MARK: - The intent

extension CoffeeShop {
    static var orderCoffee: IntentDeclaration {
        var intent = IntentDeclaration(name: "OrderCoffee", category: "order", verb: "Order")
        intent.title = LocalizableText("Order Coffee", key: "TitleA")
        intent.parameters = [drinkParameter, sizeParameter, countParameter]
        var combination = CombinationDeclaration(parameters: ["drink", "count"])
        combination.title = LocalizableText("${count} × ${drink}")
        intent.suggestionCombinations = [combination]
        intent.response = response
        return intent
    }

    static var drinkParameter: ParameterDeclaration {
        var parameter = ParameterDeclaration(name: "drink", type: .object(name: "Drink", namespace: "abc123"))
        parameter.displayName = LocalizableText("Drink", key: "LabelA")
        parameter.supportsResolution = true
        parameter.hasDynamicOptions = true
        parameter.hasCustomDisambiguation = true
        parameter.dialogs = [
            DialogDeclaration(.primary, text: LocalizableText("Which coffee would you like?", key: "PromptA")),
            DialogDeclaration(.confirmation, text: LocalizableText("You want ‘${drink}’, right?")),
            DialogDeclaration(
                .disambiguationIntroduction,
                text: LocalizableText("We have ${count} kinds of ‘${drink}’.", key: "IntroB")),
            DialogDeclaration(.disambiguationSelection, text: LocalizableText("Which of them?")),
            DialogDeclaration(.subsequentIntroduction, text: LocalizableText("And there are these.")),
        ]
        parameter.unsupportedReasons = [
            UnsupportedReasonDeclaration(code: "soldOut", text: LocalizableText("‘${drink}’ is sold out."))
        ]
        return parameter
    }

    static var sizeParameter: ParameterDeclaration {
        var parameter = ParameterDeclaration(
            name: "size", type: .enumeration(name: "Size", namespace: "abc123"), displayPriority: 2)
        parameter.displayName = LocalizableText("Size", key: "LabelB")
        parameter.supportsResolution = true
        return parameter
    }

    static var countParameter: ParameterDeclaration {
        var parameter = ParameterDeclaration(name: "count", type: .integer, displayPriority: 3)
        parameter.displayName = LocalizableText("Number of cups")
        parameter.supportsResolution = true
        parameter.options.minimum = 1
        parameter.options.maximum = 9
        return parameter
    }

    private static var response: ResponseDeclaration {
        var code = ResponseCodeDeclaration(
            name: "success", isSuccess: true,
            spoken: LocalizableText("${count} ${drink} for ${drink.price}.", key: "DoneAA"))
        code.printed = LocalizableText("${drink} × ${count}")
        return ResponseDeclaration(
            codes: [
                code, ResponseCodeDeclaration(name: "failure", isSuccess: false),
                ResponseCodeDeclaration(
                    name: "closed", isSuccess: false, spoken: LocalizableText("We open again ${opening}.")),
                ResponseCodeDeclaration(
                    name: "queued", isSuccess: true, spoken: LocalizableText("You are number ${count}.")),
                ResponseCodeDeclaration(
                    name: "waiting", isSuccess: true,
                    spoken: LocalizableText("${count} cups before you.", key: "QueueA")),
            ],
            properties: [
                PropertyDeclaration(name: "drink", type: .object(name: "Drink", namespace: "abc123")),
                PropertyDeclaration(name: "count", type: .integer),
                PropertyDeclaration(name: "opening", type: .string),
                PropertyDeclaration(name: "size", type: .enumeration(name: "Size", namespace: "abc123")),
            ],
            outputProperty: "drink")
    }
}
