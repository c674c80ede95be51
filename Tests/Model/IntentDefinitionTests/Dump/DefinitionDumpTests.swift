// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Testing

struct DefinitionDumpTests {
    @Test("the JSON holds every intent with its class, what is absent left out")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(DefinitionDump(try CoffeeShop.file(), classNames: ClassNames(prefix: "Z")))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(root["modelVersion"] as? String == "1.2")
        let intents = try #require(root["intents"] as? [[String: Any]])
        #expect(
            intents.compactMap { $0["className"] as? String } == [
                "CFOrderCoffeeIntent", "RateShop", "INPlayMediaIntent",
            ])
        #expect(intents[1]["summary"] == nil)
        #expect(intents[1]["restriction"] as? String == "whileProtectedDataUnavailable")
        let parameters = try #require(intents[0]["parameters"] as? [[String: Any]])
        let type = try #require(parameters[1]["type"] as? [String: Any])
        #expect(type["kind"] as? String == "enumeration")
        #expect(type["name"] as? String == "CupSize")
        #expect((parameters[2]["type"] as? [String: Any])?["kind"] as? String == "integer")
        let enums = try #require(root["enums"] as? [[String: Any]])
        #expect(enums.compactMap { $0["className"] as? String } == ["ZCupSize", "ShopMood"])
    }

    @Test("two readings of one file give the same JSON, two different files do not")
    func stable() throws {
        let file = try CoffeeShop.file()
        var other = file
        other.intents[0].parameters[0].dialogs.removeLast()
        #expect(DefinitionDump(file) == DefinitionDump(try CoffeeShop.file()))
        #expect(DefinitionDump(file) != DefinitionDump(other))
    }
}
