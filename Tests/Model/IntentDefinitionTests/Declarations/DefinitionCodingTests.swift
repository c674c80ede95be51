// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Testing

struct DefinitionCodingTests {
    @Test("the JSON holds every intent with its class, what is absent left out")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(ClassNames(prefix: "Z").naming(try CoffeeShop.file()))
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
        let type = try #require(parameters[1]["type"] as? [String: [String: Any]])
        #expect(type["enumeration"]?["name"] as? String == "CupSize")
        #expect((parameters[2]["type"] as? [String: Any])?.keys.elementsEqual(["integer"]) == true)
        let enums = try #require(root["enums"] as? [[String: Any]])
        #expect(enums.compactMap { $0["className"] as? String } == ["ZCupSize", "ShopMood"])
    }

    @Test("a definition is read from its JSON as it was")
    func same() throws {
        let file = try CoffeeShop.file()
        #expect(try JSONDecoder().decode(DefinitionFile.self, from: JSONEncoder().encode(file)) == file)
        #expect(ClassNames().naming(file) != file)
    }
}
