// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import Testing

struct DefinitionReaderTests {
    @Test("the full definition is read without a word")
    func noDiagnostics() throws {
        let reading = DefinitionReader.read(try CoffeeShop.data(), path: "CoffeeShop")
        #expect(reading.diagnostics.map(\.description) == [])
    }

    @Test("the root says model and namespace")
    func root() throws {
        let file = try CoffeeShop.file()
        #expect(file.modelVersion == .xcode12)
        #expect(file.namespace == "cFeShp")
        #expect(file.intents.map(\.name) == ["OrderCoffee", "Rate", "PlayMedia"])
        #expect(file.enums.map(\.name) == ["CupSize", "Mood"])
        #expect(file.types.map(\.name) == ["Drink", "Receipt"])
    }

    @Test("every key of an intent is read")
    func intent() throws {
        let intent = try #require(try CoffeeShop.file().intents.first)
        #expect(intent.kind == .custom)
        #expect(intent.classPrefix == "CF")
        #expect(intent.className == nil)
        #expect(intent.category == "order")
        #expect(intent.verb == "Order")
        #expect(intent.title?.text == "Order Coffee")
        #expect(intent.title?.key?.count == 6)
        #expect(intent.summary?.text == "Orders a coffee at the shop.")
        #expect(intent.imageName == "Cup")
        #expect(intent.isConfigurable)
        #expect(intent.isEligibleForSuggestions)
        #expect(intent.isEligibleForWidgets)
        #expect(!intent.isDeprecated)
        #expect(intent.needsConfirmation)
        #expect(intent.restriction == .whileLocked)
        #expect(intent.inputParameter == "drink")
        #expect(intent.keyParameter == "drink")
    }

    @Test("flags the other way round, a class name of its own and an empty description are read")
    func otherIntent() throws {
        let intent = try CoffeeShop.file().intents[1]
        #expect(intent.className == "RateShop")
        #expect(intent.isDeprecated)
        #expect(!intent.isEligibleForSuggestions)
        #expect(!intent.isConfigurable)
        #expect(intent.restriction == .whileProtectedDataUnavailable)
        #expect(intent.summary == nil)
        #expect(intent.response?.codes.map(\.name) == ["failure", "success"])
    }

    @Test("an intent of the framework needs no response and may have types of the framework")
    func systemIntent() throws {
        let intent = try CoffeeShop.file().intents[2]
        #expect(intent.kind == .system)
        #expect(intent.domain == "Media")
        #expect(intent.response == nil)
        #expect(intent.parameters.first?.type == .object(name: "MediaItem", namespace: "System"))
        #expect(intent.parameters.first?.isArray == true)
    }

    static let types: [(String, ValueType)] = [
        ("drink", .object(name: "Drink", namespace: "cFeShp")),
        ("size", .enumeration(name: "CupSize", namespace: "cFeShp")),
        ("cups", .integer), ("toGo", .boolean), ("extraMilk", .decimal), ("note", .string),
        ("pickupTime", .dateComponents), ("wait", .timeInterval), ("picture", .file), ("shop", .placemark),
        ("friend", .person), ("menu", .url),
    ]

    @Test("types are read", arguments: types)
    func type(name: String, type: ValueType) throws {
        #expect(try parameter(name).type == type)
    }

    static let spelledTypes: [(String, ValueType)] = [
        ("CurrencyAmount", .currencyAmount), ("SpeakableString", .speakableString), ("Mass", .mass),
        ("Length", .length), ("Distance", .length), ("Speed", .speed), ("Temperature", .temperature),
        ("Energy", .energy), ("Volume", .volume), ("PaymentMethod", .system(name: "PaymentMethod")),
        ("Object", .object(name: nil, namespace: nil)), ("Integer", .integer),
    ]

    @Test("other types are read by their spelling in the file", arguments: spelledTypes)
    func spelledType(spelling: String, type: ValueType) throws {
        let reading = try CoffeeShop.reading(replacing: "<string>URL</string>", with: "<string>\(spelling)</string>")
        let parameters = try #require(reading.file).intents[0].parameters
        #expect(parameters.first { $0.name == "menu" }?.type == type)
    }

    @Test("flags, dialogs and reasons of a parameter are read")
    func parameterDetails() throws {
        let drink = try parameter("drink")
        #expect(drink.supportsResolution && drink.hasDynamicOptions && drink.supportsSearch)
        #expect(drink.hasCustomDisambiguation && drink.isConfigurable && !drink.isArray)
        #expect(drink.tag == 1)
        #expect(drink.displayPriority == 1)
        #expect(drink.displayName?.text == "Drink")
        #expect(Set(drink.dialogs.map(\.kind)) == Set(DialogDeclaration.Kind.allCases))
        #expect(drink.dialog(.primary)?.text == "What would you like to drink?")
        #expect(drink.dialog(.concise) == nil)
        #expect(drink.unsupportedReasons.map(\.code) == ["soldOut"])
        let cups = try parameter("cups")
        #expect(cups.unsupportedReasons.map(\.isDefault) == [true, true, true])
        #expect(cups.unsupportedReasons.first?.code == "negativeNumbersNotSupported")
    }

    @Test("bounds, defaults, labels and styles are read; an empty bound is no bound")
    func options() throws {
        let cups = try parameter("cups").options
        #expect(cups.defaultValue == .number(value: 1))
        #expect((cups.minimum, cups.maximum) == (1, 12))
        #expect(cups.style == "Stepper")
        let table = try parameter("table").options
        #expect(table.minimum == nil && table.maximum == nil)
        #expect(try parameter("size").options.defaultValue == .enumCase(name: "medium"))
        let toGo = try parameter("toGo").options
        #expect(toGo.defaultValue == .boolean(value: true))
        #expect((toGo.trueName?.text, toGo.falseName?.text) == ("to go", "to stay"))
        #expect(try parameter("extraMilk").options.allowsNegativeNumbers == true)
        let note = try parameter("note").options
        #expect(note.defaultValue.flatMap { if case .string(let text) = $0 { text.text } else { nil } } == "Thanks")
        #expect(note.isMultiline && note.disablesAutocorrection && note.disablesSmartDashes && note.disablesSmartQuotes)
        #expect((note.capitalization, note.keyboard) == ("Sentences", "ASCIICapable"))
        #expect(note.placeholder?.text == "A word to the barista")
        let wait = try parameter("wait").options
        #expect(
            (wait.defaultUnit, wait.minimumUnit, wait.maximumUnit, wait.unit) == (
                "Minutes", "Seconds", "Hours", "Multiple"
            ))
        #expect(try parameter("picture").options.fileTypes == ["public.image", "public.item"])
        let time = try parameter("pickupTime").options
        #expect((time.dateFormat, time.dateStyle, time.timeStyle) == ("Template", "Full", "Short"))
        #expect(time.dateTemplate?.text == "MMM d")
        #expect(try parameter("favourites").options.defaultValue == nil)
    }

    @Test("relationships are read; a boolean without a value asks for false")
    func relationships() throws {
        #expect(try parameter("lid").relationship == .init(parent: "toGo", predicate: .booleanIs(value: true)))
        #expect(try parameter("table").relationship == .init(parent: "toGo", predicate: .booleanIs(value: false)))
        #expect(try parameter("extraMilk").relationship == .init(parent: "size", predicate: .enumIs(name: "large")))
        #expect(try parameter("note").relationship == .init(parent: "drink", predicate: .hasAnyValue))
    }

    @Test(
        "a relationship to a case without a name is one to the case that stands for no choice",
        arguments: ["", "<string></string>"])
    func relationshipWithoutCase(value: String) throws {
        let key = "<key>INIntentParameterRelationshipPredicateValue</key>"
        let reading = try CoffeeShop.reading(
            replacing: "\(key)\n\t\t\t\t\t\t<string>large</string>", with: value.isEmpty ? "" : key + value)
        #expect(reading.diagnostics.map(\.description) == [])
        let parameters = try #require(reading.file).intents[0].parameters
        #expect(
            parameters.first { $0.name == "extraMilk" }?.relationship
                == .init(parent: "size", predicate: .enumIs(name: "unknown")))
    }

    @Test(
        "yes and no are read in the spellings of older editors and of tools",
        arguments: [
            ("<true/>", true), ("<integer>1</integer>", true), ("<string>YES</string>", true),
            ("<string>true</string>", true), ("<string>1</string>", true), ("<false/>", false),
            ("<integer>0</integer>", false), ("<string>No</string>", false), ("<string>FALSE</string>", false),
            ("<string>0</string>", false),
        ])
    func flagSpelling(spelling: String, flag: Bool) throws {
        let key = "<key>INIntentEligibleForWidgets</key>"
        let reading = try CoffeeShop.reading(replacing: "\(key)\n\t\t\t<true/>", with: key + spelling)
        #expect(try #require(reading.file).intents[0].isEligibleForWidgets == flag)
    }

    @Test("sizes by widget family are read")
    func fixedSizes() throws {
        #expect(try parameter("favourites").fixedSizes == ["Small": 2, "Medium": 4])
    }

    @Test("both tables of combinations are read")
    func combinations() throws {
        let intent = try CoffeeShop.file().intents[0]
        #expect(intent.suggestionCombinations.map(\.parameters) == [[], ["drink", "size"]])
        let full = intent.suggestionCombinations[1]
        #expect(full.title?.text == "Order a ${size} ${drink}")
        #expect(full.subtitle?.text == "At the coffee shop")
        #expect(full.isPrimary && full.isLinked && full.runsInBackground)
        #expect(intent.shortcutCombinations.map(\.isLinked) == [true])
    }

    @Test("the response with its codes, properties and output is read")
    func response() throws {
        let response = try #require(try CoffeeShop.file().intents[0].response)
        #expect(response.codes.map(\.name) == ["success", "failure", "closed"])
        #expect(response.codes.map(\.isSuccess) == [true, false, false])
        #expect(response.codes[0].spoken?.text == "That makes ${receipt.total}, ready at ${readyAt}.")
        #expect(response.codes[0].printed?.text == "${receipt.total}")
        #expect(response.codes[1].spoken == nil)
        #expect(response.outputProperty == "receipt")
        #expect(response.properties.map(\.name) == ["receipt", "readyAt", "paid", "sizes"])
        #expect(response.properties[1].options.style == "Time")
        #expect(response.properties[2].options.trueName?.text == "paid")
        #expect(response.properties[3].type == .enumeration(name: "CupSize", namespace: "cFeShp"))
        #expect(response.properties[3].isArray)
    }

    @Test("the second spelling of response properties is read the same")
    func responseSpelling() throws {
        let text = try CoffeeShop.text()
        let other = text.replacing("INIntentResponseParameter", with: "INIntentResponseProperty")
            .replacing("INIntentResponsePropertys", with: "INIntentResponseParameters")
            .replacing("INIntentResponseLastPropertyTag", with: "INIntentResponseLastParameterTag")
        #expect(other != text)
        let reading = DefinitionReader.read(Data(other.utf8), path: "F")
        #expect(reading.file == (try CoffeeShop.file()))
    }

    @Test("enums are read; the first case without an index is 0 and indices may be sparse")
    func enums() throws {
        let enums = try CoffeeShop.file().enums
        #expect(enums[0].cases.map(\.name) == ["unknown", "small", "medium", "large"])
        #expect(enums[0].cases.map(\.index) == [0, 1, 2, 5])
        #expect(enums[0].cases[3].synonyms.map(\.text) == ["big", "huge"])
        #expect(enums[0].displayName?.text == "Cup Size")
        #expect(enums.map(\.generatesOwnFile) == [true, false])
        #expect(enums[1].className == "ShopMood")
    }

    @Test("types are read with the four inherited properties first")
    func customTypes() throws {
        let types = try CoffeeShop.file().types
        #expect(types[0].classPrefix == "CF")
        #expect(types[1].className == "ShopReceipt")
        #expect(types[1].properties.map(\.isInherited) == [true, true, true, true, false, false, false, false, false])
        #expect(types[1].properties[4].type == .currencyAmount)
        #expect(types[1].properties[5].options.dateStyle == "Short")
        #expect(types[1].properties[8].type == .mass)
        #expect(types[1].properties[3].isArray)
    }

    @Test(
        "booleans in other spellings are read", arguments: ["<string>YES</string>", "<integer>1</integer>", "<true />"])
    func booleans(spelling: String) throws {
        let reading = try CoffeeShop.reading(
            replacing: "<key>INIntentDeprecated</key>\n\t\t\t<true/>", with: "<key>INIntentDeprecated</key>\(spelling)")
        #expect(try #require(reading.file).intents[1].isDeprecated)
    }

    @Test("the three models are known", arguments: ["1.0", "1.1", "1.2"])
    func models(version: String) throws {
        let reading = try CoffeeShop.reading(replacing: "<string>1.2</string>", with: "<string>\(version)</string>")
        #expect(reading.file?.modelVersion.rawValue == version)
    }

    private func parameter(_ name: String) throws -> ParameterDeclaration {
        try #require(try CoffeeShop.file().intents[0].parameters.first { $0.name == name })
    }
}
