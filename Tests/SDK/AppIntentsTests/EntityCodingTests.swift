// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing

@testable import AppIntents

@Suite("An app’s things and the objects that travel") struct EntityCodingTests {
    @Test("a thing travels with how it is shown and its properties")
    func object() throws {
        let object = try ValueCoding.object(of: Soup.all[0])
        #expect(object.typeName == "Soup" && object.identifier == "tomato" && object.displayString == "Tomato")
        #expect(object.subtitle == "300 kcal" && object.image == .system("cup.and.saucer"))
        #expect(object.alternatives.map(\.spokenPhrase) == ["Tomato Soup"])
        #expect(object.properties == ["name": .string("Tomato"), "calories": .integer(300)])
    }

    @Test("a thing is looked up again by its identifier alone")
    func lookedUp() async throws {
        let object = ObjectValue(typeName: "Soup", identifier: "miso", displayString: "Something else")
        let soup = try await ValueCoding.value(of: .object(object), as: Soup.self)
        #expect(soup.name == "Miso")
    }

    @Test("many things come in the order in which they were asked for, without those that are gone")
    func many() async throws {
        let objects = ["miso", "gone", "tomato"].map {
            IntentValue.object(ObjectValue(typeName: "Soup", identifier: $0, displayString: $0))
        }
        let soups = try await ValueCoding.value(of: .array(objects), as: [Soup]?.self)
        #expect(soups?.map(\.id) == ["miso", "tomato"])
    }

    @Test("a thing that is gone is an error that names it")
    func gone() async {
        let object = ObjectValue(typeName: "Soup", identifier: "gone", displayString: "Leek")
        let error = await #expect(throws: ValueCodingError.self) {
            _ = try await ValueCoding.value(of: .object(object), as: Soup.self)
        }
        #expect(error?.description.contains("Leek") == true)
    }

    @Test("a value that nobody keeps is made again of its properties")
    func transient() async throws {
        let bill = Bill()
        bill.table = 7
        bill.total = IntentCurrencyAmount(amount: 12, currencyCode: "EUR")
        let object = try ValueCoding.object(of: bill)
        #expect(object.identifier == nil && object.displayString == "Table 7")
        let back = try await ValueCoding.value(of: .object(object), as: Bill.self)
        #expect(back.table == 7 && back.total == bill.total)
    }

    @Test("an identifier that is longer than any is refused")
    func longIdentifier() {
        let soup = Soup(String(repeating: "a", count: EntityIdentifier.valueMaximumLength + 1), "Long", 1)
        let error = #expect(throws: ValueCodingError.self) { _ = try ValueCoding.object(of: soup) }
        #expect(error?.description.contains("\(EntityIdentifier.valueMaximumLength + 1) bytes") == true)
    }

    static let identifiers: [any EntityIdentifierConvertible & Equatable & Sendable] = [
        "soup", 7, UUID(), Float(1.5), URL(filePath: "/soup"), FileEntityIdentifier.draft(identifier: "d"),
    ]

    @Test("an identifier is read as it is written", arguments: identifiers.indices)
    func identifier(place: Int) throws {
        func check<ID: EntityIdentifierConvertible & Equatable>(_ identifier: ID) {
            #expect(ID.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
        }
        check(Self.identifiers[place])
        #expect(Int.entityIdentifier(for: "seven") == nil && UUID.entityIdentifier(for: "seven") == nil)
        #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
    }
}
