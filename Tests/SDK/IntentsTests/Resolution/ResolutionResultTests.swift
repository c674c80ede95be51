// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("A resolution result")
struct ResolutionResultTests {
    private func payload(_ result: INIntentResolutionResult) throws -> ResolutionPayload {
        try #require(try result.outcome.payload?.get())
    }

    @Test("says what its class method says")
    func general() throws {
        #expect(try payload(INStringResolutionResult.needsValue()) == .needsValue)
        #expect(try payload(INStringResolutionResult.notRequired()) == .notRequired)
        #expect(try payload(INStringResolutionResult.unsupported()) == .unsupported(reason: nil))
        #expect(INStringResolutionResult.notImplemented().outcome.payload == nil)
    }

    @Test("carries a value of every type")
    func success() throws {
        let date = DateComponents(hour: 8)
        let place = CLPlacemark(IntentPropertyTests.place)
        let file = INFile(data: Data([1]), filename: "f", typeIdentifier: nil)
        let url = URL(filePath: "/x")
        let table: [(INIntentResolutionResult, IntentValue)] = [
            (INStringResolutionResult.success(with: "s"), .string("s")),
            (INIntegerResolutionResult.success(with: 3), .integer(3)),
            (INDoubleResolutionResult.success(with: 1.5), .decimal(1.5)),
            (INBooleanResolutionResult.success(with: false), .boolean(false)),
            (INTimeIntervalResolutionResult.success(with: 60), .timeInterval(60)),
            (INDateComponentsResolutionResult.success(with: date), .dateComponents(date)),
            (INURLResolutionResult.success(with: url), .url(url)),
            (INFileResolutionResult.success(with: file), .file(FileValue(holding: Data([1]), filename: "f"))),
            (INPlacemarkResolutionResult.success(with: place), .placemark(IntentPropertyTests.place)),
            (
                INPersonResolutionResult.success(with: INPerson(IntentPropertyTests.person)),
                .person(IntentPropertyTests.person)
            ),
            (
                INSpeakableStringResolutionResult.success(with: INSpeakableString(spokenPhrase: "p")),
                .speakableString(SpeakableStringValue(spokenPhrase: "p"))
            ),
            (
                INCurrencyAmountResolutionResult.success(with: INCurrencyAmount(amount: 2, currencyCode: "EUR")),
                .currency(CurrencyValue(amount: 2, code: "EUR"))
            ),
            (PizzaSizeResolutionResult.success(with: .large), .enumeration(2)),
            (
                PizzaKindResolutionResult.success(with: PizzaKind(identifier: "m", display: "M")),
                .object(ObjectValue(typeName: "PizzaKind", identifier: "m", displayString: "M"))
            ),
            (
                INMassResolutionResult.success(with: .init(value: 1, unit: .grams)),
                .measurement(.init(dimension: .mass, value: 1, unit: "g"))
            ),
            (
                INLengthResolutionResult.success(with: .init(value: 1, unit: .meters)),
                .measurement(.init(dimension: .length, value: 1, unit: "m"))
            ),
            (
                INSpeedResolutionResult.success(with: .init(value: 1, unit: .knots)),
                .measurement(.init(dimension: .speed, value: 1, unit: "kn"))
            ),
            (
                INTemperatureResolutionResult.success(with: .init(value: 1, unit: .kelvin)),
                .measurement(.init(dimension: .temperature, value: 1, unit: "K"))
            ),
            (
                INEnergyResolutionResult.success(with: .init(value: 1, unit: .joules)),
                .measurement(.init(dimension: .energy, value: 1, unit: "J"))
            ),
            (
                INVolumeResolutionResult.success(with: .init(value: 1, unit: .liters)),
                .measurement(.init(dimension: .volume, value: 1, unit: "L"))
            ),
        ]
        for (result, value) in table {
            #expect(try payload(result) == .success(value), "\(type(of: result))")
        }
    }

    @Test("asks which of several values is meant")
    func disambiguation() throws {
        #expect(
            try payload(INStringResolutionResult.disambiguation(with: ["a", "b"]))
                == .disambiguation([.string("a"), .string("b")]))
        let kinds = [PizzaKind(identifier: "1", display: "A"), PizzaKind(identifier: "2", display: "B")]
        guard case .disambiguation(let values) = try payload(PizzaKindResolutionResult.disambiguation(with: kinds))
        else { return #expect(Bool(false), "no disambiguation") }
        #expect(values.count == 2)
    }

    @Test("asks whether a value, or none in particular, is meant")
    func confirmation() throws {
        #expect(
            try payload(INIntegerResolutionResult.confirmationRequired(with: 0)) == .confirmationRequired(.integer(0)))
        #expect(try payload(INIntegerResolutionResult.confirmationRequired(with: nil)) == .confirmationRequired(nil))
        #expect(
            try payload(INBooleanResolutionResult.confirmationRequired(with: true))
                == .confirmationRequired(.boolean(true)))
        #expect(try payload(INDoubleResolutionResult.confirmationRequired(with: nil)) == .confirmationRequired(nil))
        #expect(
            try payload(INTimeIntervalResolutionResult.confirmationRequired(with: 5))
                == .confirmationRequired(.timeInterval(5)))
        #expect(
            try payload(PizzaSizeResolutionResult.confirmationRequired(with: .small))
                == .confirmationRequired(.enumeration(1)))
        #expect(try payload(PizzaKindResolutionResult.confirmationRequired(with: nil)) == .confirmationRequired(nil))
    }

    @Test("gives the number of its reason, and stays of its own class")
    func reason() throws {
        let result: OrderPizzaQuantityResolutionResult = .unsupported(forReason: .lessThanMinimumValue)
        #expect(try payload(result) == .unsupported(reason: 3))
        let success: OrderPizzaQuantityResolutionResult = .success(with: 4)
        #expect(try payload(success) == .success(.integer(4)))
    }

    @Test("fails, instead of losing it, with a file that is gone")
    func missingFile() {
        let file = INFile(fileURL: URL(filePath: "/nowhere/at/all"), filename: nil, typeIdentifier: nil)
        let result = INFileResolutionResult.success(with: file)
        let error = #expect(throws: UnrepresentableValue.self) { try result.outcome.payload?.get() }
        #expect(error?.description.contains("/nowhere/at/all") == true)
    }

    @Test("carries a span of time there and back")
    func dateRange() throws {
        let range = INDateComponentsRange(
            start: DateComponents(hour: 8), end: nil,
            recurrenceRule: INRecurrenceRule(interval: 2, frequency: .weekly, weeklyRecurrenceDays: [.monday, .sunday]))
        guard case .success(let value) = try payload(INDateComponentsRangeResolutionResult.success(with: range))
        else { return #expect(Bool(false), "no success") }
        #expect(INDateComponentsRange.restored(from: PropertyValue(value)) == range)
    }
}
