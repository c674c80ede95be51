// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import IntentDefinition
import Testing

@testable import AppIntents
@testable import TeaIntents

/// J2: what only one program has of all that ``ExtractionTests`` compares.
@Suite("What is extracted of macros, unions and queries") struct TeaRoomExtractionTests {
    @Test("a value of several types is what its only case is, and otherwise a text")
    func unions() async throws {
        let parameters = try await declaration(of: ServeTea.self).parameters
        #expect(parameters.map(\.type) == [.string, .object(name: "TeaPot", namespace: nil)])
        #expect(parameters.map(\.hasDynamicOptions) == [false, true])
    }

    @Test("a computed property has the type that it is computed as")
    func computed() async throws {
        let pot = try #require(try await IntentProgram.teaRoom.definitions.types.first { $0.name == "TeaPot" })
        #expect(
            pot.properties.filter { !$0.isInherited }.map(\.type) == [
                .integer, .boolean, .string, .object(name: "Tea", namespace: nil),
            ])
    }

    @Test("a schema brings the title along that nobody wrote")
    func schemas() async throws {
        let sending = try await declaration(of: SendTeaNote.self)
        #expect(sending.title?.text == "Send Draft")
        #expect(sending.parameters.map(\.name) == ["target", "paper", "sendLaterDate"])
        let paper = try await IntentProgram.teaRoom.definitions.enums.first { $0.name == "TeaNotePaper" }
        #expect(paper?.displayName?.text == "Filter Type")
    }

    @Test("a query's comparisons and orders are of the same properties")
    func places() async throws {
        let entity = try #require(try await IntentProgram.teaRoom.definitions.types.first { $0.name == "Cup" }?.entity)
        #expect(entity.filters.map(\.property) == CupQuery.propertyNames(of: Cup.all[0]))
        let sortings: [String: PartialKeyPath<Cup>] = ["name": \Cup.$name, "size": \Cup.$size]
        #expect(entity.sortings.map { sortings[$0] } == CupQuery.sortingOptions.options.map(\.keyPath))
    }

    private func declaration(of type: any AppIntent.Type) async throws -> IntentDeclaration {
        let found = try await IntentProgram.teaRoom.definitions.intents
        return try #require(found.first { $0.className == type.persistentIdentifier })
    }
}
