// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@testable import AppIntents

@Suite("Values made of others") struct ResolverTests {
    static let numbers: [(IntentValue, Int)] = [
        (.integer(3), 3), (.decimal(4.7), 4), (.string(" 5 "), 5),
    ]

    @Test("a whole number of a fraction and of digits", arguments: numbers)
    func wholeNumber(value: IntentValue, number: Int) async throws {
        let intent = OrderSoup()
        try await IntentParameters.parameter("count", of: intent)?.set(value)
        #expect(intent.count == number)
    }

    @Test("what is out of the parameter’s range has it asked for again")
    func range() async throws {
        let intent = OrderSoup()
        let parameter = try #require(IntentParameters.parameter("count", of: intent))
        let error = await #expect(throws: AppIntentError.self) { try await parameter.set(.string("12")) }
        guard case .question(.value(parameter: "count", nil), _)? = error?.remedy else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    static let truths: [(String, Bool?)] = [("yes", true), ("OFF", false), ("是", true), ("perhaps", nil)]

    @Test("a truth value of words", arguments: truths)
    func truth(word: String, truth: Bool?) async throws {
        let context = IntentParameterContext(IntentParameter<Bool>(ParameterFacts("Hot", nil)))
        #expect(try await BoolFromStringResolver().resolve(from: word, context: context) == truth)
    }

    @Test("as the app’s own resolver says")
    func own() async throws {
        let intent = Weigh()
        try await IntentParameters.parameter("pounds", of: intent)?.set(.string("two"))
        #expect(intent.pounds == 2)
    }

    @Test("nothing where nothing makes one")
    func none() async throws {
        let parameter = try #require(IntentParameters.parameter("count", of: OrderSoup()))
        let word = await #expect(throws: ValueCodingError.self) { try await parameter.set(.string("many")) }
        #expect(word?.description == "a text is no Int")
        let truth = await #expect(throws: ValueCodingError.self) { try await parameter.set(.boolean(true)) }
        #expect(truth?.description == "a truth value is no Int")
    }
}

private struct Weigh: AppIntent {
    static let title: LocalizedStringResource = "Weigh"

    @Parameter(title: "Pounds", resolvers: { PoundsResolver() }) var pounds: Int

    func perform() async throws -> some IntentResult { .result() }
}

private struct PoundsResolver: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        ["one": 1, "two": 2][input]
    }
}
