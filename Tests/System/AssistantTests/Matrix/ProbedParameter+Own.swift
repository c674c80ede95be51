// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation

extension ProbedParameter {
    /// One for each type that a definition can have, and some that hold several values.
    static let own: [ProbedParameter] = words + numbers + things + quantities + arrays

    private static let words = [
        ProbedParameter(
            name: "string", answer: "blue paint", answered: .string("blue paint"), first: .string("alpha"),
            second: .string("beta")),
        ProbedParameter(
            name: "speakableString", answer: "evening run", answered: .string("evening run"), first: .string("alpha"),
            second: .string("beta")),
    ]

    private static let numbers = [
        ProbedParameter(
            name: "integer", answer: "12", answered: .integer(12), first: .integer(3), nonsense: gibberish,
            isOffered: false),
        ProbedParameter(
            name: "decimal", answer: "2.5", answered: .decimal(2.5), first: .decimal(1.5), nonsense: gibberish,
            isOffered: false),
        ProbedParameter(
            name: "boolean", answer: "no", answered: .boolean(false), first: .boolean(true), nonsense: gibberish,
            isOffered: false),
        ProbedParameter(
            name: "timeInterval", answer: "ten minutes", answered: .decimal(600), first: .decimal(60),
            nonsense: gibberish, isOffered: false),
        ProbedParameter(
            name: "dateComponents", answer: "2026-12-24", answered: .string("2026-12-24"),
            first: .string("2026-05-01"), second: .string("2026-06-02"), nonsense: gibberish),
    ]

    private static let things = [
        ProbedParameter(
            name: "url", answer: "example.org", answered: .string("https://example.org"),
            first: .string("file:///alpha"), second: .string("file:///beta"), nonsense: gibberish),
        ProbedParameter(
            name: "file", answer: "note.txt", answered: .text("note.txt", bytes: 6),
            first: .text("alpha.txt", bytes: 9), second: .text("beta.txt", bytes: 8), nonsense: "missing.txt"),
        ProbedParameter(
            name: "person", answer: "Carla Jones", answered: .named("Carla Jones"), first: .person("Anna"),
            second: .person("Ben")),
        ProbedParameter(
            name: "placemark", answer: "London", answered: .object(["name": .string("London")]),
            first: .place("Berlin", 52.5, 13.4), second: .place("Paris", 48.9, 2.4), nonsense: "95, 200"),
        ProbedParameter(
            name: "enumeration", answer: "large", answered: .string("large"), first: .string("small"),
            nonsense: gibberish, isOffered: false),
        ProbedParameter(
            name: "object", answer: "Jug", answered: .named("Jug"), first: .thing("vase", "Vase"),
            second: .thing("bowl", "Bowl")),
    ]

    private static let quantities = [
        ProbedParameter(
            name: "currencyAmount", answer: "12.50 EUR", answered: .money(12.5, "EUR"), first: .money(5, "EUR"),
            second: .money(10, "USD"), nonsense: gibberish),
        measured("mass", "3 kg", 3, "kg"), measured("length", "5 km", 5, "km"),
        measured("speed", "30 km/h", 30, "km/h"), measured("temperature", "25 °C", 25, "°C"),
        measured("energy", "200 kCal", 200, "kCal"), measured("volume", "5 L", 5, "L"),
    ]

    private static func measured(
        _ name: String, _ answer: String, _ value: Double, _ unit: String
    ) -> ProbedParameter {
        ProbedParameter(
            name: name, answer: answer, answered: .measured(value, unit), first: .measured(1, unit),
            second: .measured(2, unit), nonsense: gibberish)
    }

    private static let arrays = [
        ProbedParameter(
            name: "strings", answer: "red, green", answered: .array([.string("red"), .string("green")]),
            first: .string("alpha"), second: .string("beta"), isArray: true),
        ProbedParameter(
            name: "integers", answer: "5, 6", answered: .array([.integer(5), .integer(6)]), first: .integer(3),
            second: .integer(4), nonsense: gibberish, isArray: true, isOffered: false),
        ProbedParameter(
            name: "persons", answer: "Carla Jones, Dan Brown",
            answered: .array([.named("Carla Jones"), .named("Dan Brown")]), first: .person("Anna"),
            second: .person("Ben"), isArray: true),
        ProbedParameter(
            name: "enumerations", answer: "large, small", answered: .array([.string("large"), .string("small")]),
            first: .string("small"), second: .string("large"), nonsense: gibberish, isArray: true, isOffered: false),
        ProbedParameter(
            name: "objects", answer: "Jug, Cup", answered: .array([.named("Jug"), .named("Cup")]),
            first: .thing("vase", "Vase"), second: .thing("bowl", "Bowl"), isArray: true),
    ]
}

// MARK: - Values as the JSON of a turn has them

extension PlainValue {
    static func named(_ name: String) -> PlainValue { .object(["display": .string(name)]) }

    static func thing(_ identifier: String, _ name: String) -> PlainValue {
        .object(["identifier": .string(identifier), "display": .string(name)])
    }

    /// One of the fixture's persons.
    static func person(_ name: String) -> PlainValue {
        .object(["display": .string(name), "handle": .string("\(name.lowercased())@example.org")])
    }

    static func money(_ amount: Decimal, _ code: String) -> PlainValue {
        .object(["amount": .amount(amount), "code": .string(code)])
    }

    fileprivate static func place(_ name: String, _ latitude: Double, _ longitude: Double) -> PlainValue {
        .object(["name": .string(name), "latitude": .decimal(latitude), "longitude": .decimal(longitude)])
    }

    fileprivate static func text(_ name: String, bytes: Int) -> PlainValue {
        .object([
            "filename": .string(name), "bytes": .integer(bytes), "typeIdentifier": .string("public.plain-text"),
        ])
    }

    fileprivate static func measured(_ value: Double, _ unit: String) -> PlainValue {
        .object(["value": .decimal(value), "unit": .string(unit)])
    }
}
