// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Testing

@testable import AppIntents
@testable import TeaIntents

@Suite("Computed and deferred properties") struct ComputedPropertyTests {
    @Test("are among the properties of a thing, by their names and titles")
    func found() {
        let properties = EntityProperties.all(of: TeaPot.all[0])
        #expect(properties.map(\.name) == ["cupsLeft", "isForOne", "guests", "lastTea"])
        #expect(properties.map(\.property.title.words) == ["Cups Left", "Is For One", "Guests", "Last Tea"])
    }

    @Test("travel with a thing where nobody has to wait for them")
    func computed() throws {
        #expect(
            try ValueCoding.object(of: TeaPot.all[0]).properties == [
                "cupsLeft": .integer(5), "isForOne": .boolean(false),
            ])
        #expect(
            try ValueCoding.object(of: TeaPot.all[1]).properties == [
                "cupsLeft": .integer(1), "isForOne": .boolean(true),
            ])
    }

    @Test("are fetched for the things that an intent gives, but those that throw")
    func deferred() async throws {
        let pots = TeaPot.all
        let value = await DeferredProperties.fetched(into: try ValueCoding.intentValue(of: pots), of: pots)
        guard case .array(let elements) = value else { return #expect(Bool(false), "\(value)") }
        let properties: [[String: IntentValue]] = elements.map { element in
            if case .object(let object) = element { object.properties } else { [:] }
        }
        #expect(properties[0]["guests"] == .array([.string("Ann"), .string("Ben")]))
        #expect(properties[0].count == 4 && properties[1].count == 3)
        #expect(properties[1]["guests"] == nil && properties[1]["cupsLeft"] == .integer(1))
        guard case .object(let tea)? = properties[1]["lastTea"] else { return #expect(Bool(false)) }
        #expect(tea.identifier == "assam")
    }

    @Test("are fetched for the value of a union, and not for what is not a thing")
    func others() async throws {
        let vessel = TeaVessel.pot(TeaPot.all[0])
        guard
            case .object(let object) = await DeferredProperties.fetched(
                into: try ValueCoding.intentValue(of: vessel), of: vessel)
        else { return #expect(Bool(false)) }
        #expect(object.properties["guests"] != nil)
        #expect(await DeferredProperties.fetched(into: .integer(3), of: 3) == .integer(3))
    }

    @Test("have nothing of their own that could be set")
    func projected() async throws {
        let pot = TeaPot.all[0]
        try await (pot.$cupsLeft as any AnyEntityProperty).take(.integer(9))
        #expect(pot.$cupsLeft.value(in: pot) == 5)
        #expect(pot.$guests.value(in: pot) == nil)
    }
}
