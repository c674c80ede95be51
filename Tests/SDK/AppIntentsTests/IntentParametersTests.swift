// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@testable import AppIntents

@Suite("The parameters of an intent") struct IntentParametersTests {
    @Test("are known by name, in the order of their declaration")
    func names() {
        let parameters = IntentParameters.all(of: OrderSoup())
        #expect(
            parameters.map(\.name) == ["soup", "count", "size", "note", "guests", "others", "servingTable"])
        #expect(parameters.map(\.parameter.isOptional) == [false, false, false, true, false, true, true])
        #expect(parameters.map(\.parameter.isArray) == [false, false, false, false, true, true, false])
        #expect(parameters[5].parameter.elementType is Soup.Type)
    }

    @Test("say what they were made with")
    func facts() throws {
        let parameters = IntentParameters.all(of: OrderSoup()).map(\.parameter)
        #expect(String(localized: parameters[0].title) == "Soup")
        #expect(parameters[0].facts.description.map { String(localized: $0) } == "Which one")
        #expect(parameters[0].facts.requestValueDialog?.payload.full == "Which soup?")
        #expect(try parameters[1].defaultIntentValue() == .integer(2))
        #expect(try parameters[2].intentValue() == .enumeration(IntentValue.rawNumber(of: "small")))
        #expect(String(localized: parameters[6].title) == "Serving Table")
    }

    @Test("take values that travelled, and give them back")
    func values() async throws {
        let intent = OrderSoup()
        let soup = ObjectValue(typeName: "Soup", identifier: "lentil", displayString: "Lentil")
        try await intent.take([
            "soup": .object(soup), "count": .integer(4), "note": .string("hot"), "guests": .array([.string("Ada")]),
        ])
        #expect(intent.soup.name == "Lentil" && intent.count == 4 && intent.note == "hot" && intent.guests == ["Ada"])
        let payload = try intent.payload()
        #expect(payload.unqualifiedName == "OrderSoup" && payload.className.hasSuffix(".OrderSoup"))
        #expect(payload.values["count"] == .integer(4) && payload.values["others"] == nil)
    }

    @Test("can lose their values, and take those again that they had from the beginning")
    func reset() async throws {
        let intent = OrderSoup()
        intent.note = "hot"
        intent.count = 5
        try await IntentParameters.parameter("note", of: intent)?.set(nil)
        IntentParameters.parameter("count", of: intent)?.reset()
        #expect(intent.note == nil && intent.count == 2)
    }

    @Test("are known by the key paths that lead to them")
    func keyPaths() {
        let intent = OrderSoup()
        #expect(IntentParameters.name(of: \OrderSoup.$guests, in: intent) == "guests")
        #expect(IntentParameters.name(of: \OrderSoup.$soup, in: OrderSoup()) == "soup")
        #expect(IntentParameters.name(of: \OrderSoup.soup, in: OrderSoup.filled()) == nil)
    }

    @Test("that no intent has are an error that names them")
    func unknown() async {
        let error = await #expect(throws: ValueCodingError.self) {
            try await OrderSoup().take(["spoon": .integer(1)])
        }
        #expect(error?.description.contains("‘spoon’") == true)
    }

    @Test("that are not set end the process when they are read, with their name")
    func unset() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = OrderSoup().guests
        }
        let words = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
        #expect(words.contains("‘Guests’ has no value"))
    }

    @Test("give values to choose from by what they were made with, or by their type")
    func options() async throws {
        #expect(IntentParameters.parameter("soup", of: OrderSoup())?.optionsProvider is SoupQuery)
        #expect(IntentParameters.parameter("count", of: OrderSoup())?.optionsProvider == nil)
        #expect(IntentParameters.parameter("bowl", of: ChooseBowl())?.optionsProvider is BowlOptions)
    }
}

extension OrderSoup {
    fileprivate static func filled() -> OrderSoup {
        let intent = OrderSoup()
        intent.soup = Soup.all[0]
        return intent
    }
}

struct ChooseBowl: AppIntent {
    static let title: LocalizedStringResource = "Choose a Bowl"

    @Parameter(title: "Soup") var soup: Soup
    @Parameter(title: "Bowl", optionsProvider: BowlOptions()) var bowl: String

    func perform() async throws -> some IntentResult { .result() }
}

struct BowlOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ChooseBowl>(\.$soup) var intent

    func results() async throws -> IntentItemCollection<String> {
        ItemCollection(promptLabel: "Which bowl?") {
            ItemSection("Own") { "For \(intent?.soup.name ?? "any soup")" }
            ItemSection("Other") {
                IntentItem("glass", title: "Glass", subtitle: "fragile")
                for name in ["wood", "tin"] { Item(name, title: "\(name)") }
            }
        }
    }

    func defaultResult() async -> String? { "wood" }
}

@Suite("Values to choose from") struct OptionsTests {
    @Test("come in sections, with words of their own")
    func sections() async throws {
        let options = try await BowlOptions().results()
        #expect(options.items == ["For any soup", "glass", "wood", "tin"])
        #expect(options.sections.map { $0.description?.titleText } == ["Own", "Other"])
        #expect(options.sections[1].items[0].description.subtitleText == "fragile")
        #expect(options.sections[0].items[0].description.titleText == "For any soup")
        #expect(await BowlOptions().defaultResult() == "wood")
    }

    @Test("know what is chosen for other parameters")
    func dependency() async throws {
        let intent = ChooseBowl()
        let before = try await OptionsContext.$intent.withValue(intent) { try await BowlOptions().results() }
        #expect(before.items.first == "For any soup")
        intent.soup = Soup.all[1]
        let after = try await OptionsContext.$intent.withValue(intent) { try await BowlOptions().results() }
        #expect(after.items.first == "For Lentil")
    }
}
