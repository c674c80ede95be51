// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreLocation
import Foundation

// Parameters that have a description and no title, each with what only its type takes.

struct FreeDays: DynamicOptionsProvider {
    func results() async throws -> [Date] { [] }
}

struct SmallNumbers: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
}

struct KnownPeople: DynamicOptionsProvider {
    func results() async throws -> [IntentPerson] { [] }
}

struct PlanDinnerIntent: AppIntent {
    static let title: LocalizedStringResource = "Plan Dinner"

    @Parameter(description: "When", default: nil, kind: .date) var day: Date?
    @Parameter(description: "When else", default: nil, kind: .date, optionsProvider: FreeDays()) var other: Date?
    @Parameter(description: "Parts", kind: .time) var parts: DateComponents?
    @Parameter(description: "How many", controlStyle: .stepper, inclusiveRange: (0, 5), optionsProvider: SmallNumbers())
    var count: Int
    @Parameter(description: "Guests", default: 2, controlStyle: .field, inclusiveRange: (1, 20)) var guests: Int
    @Parameter(description: "Heat", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var heat: Double
    @Parameter(description: "Words", default: "", inputOptions: .init(multiline: true)) var words: String
    @Parameter(description: "Hot", displayName: .init(true: "Hot", false: "Cold")) var isHot: Bool
    @Parameter(description: "Where", displayStyle: .city) var place: CLPlacemark?
    @Parameter(description: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
    @Parameter(description: "Page") var page: URL?
    @Parameter(description: "Pages", default: [URL(string: "https://example.com")]) var pages: [URL]
    @Parameter(description: "Cup", supportedValues: [.small]) var cup: CupSize?
    @Parameter(description: "Plain number") var plain: Int
    @Parameter(description: "Plain cup", default: .small) var plainCup: CupSize
    @Parameter(description: "Plain text") var text: String?
    @Parameter(description: "Formatted") var formatted: AttributedString?
    @Parameter(description: "Weight", defaultValue: 2, unit: .kilograms) var weight: Measurement<UnitMass>
    @Parameter(description: "Boils for", defaultUnit: .minutes) var boiling: Measurement<UnitDuration>?

    func perform() async throws -> some IntentResult { .result() }
}

struct CallPeopleIntent: AppIntent {
    static let title: LocalizedStringResource = "Call People"

    @Parameter(title: "Who", default: nil, mode: .contact) var who: IntentPerson?
    @Parameter(title: "Plain") var plain: IntentPerson?
    @Parameter(title: "Mode alone", mode: .email) var mail: IntentPerson?
    @Parameter(title: "All", default: nil, mode: .contact, size: 2) var all: [IntentPerson]?
    @Parameter(title: "Widget", default: nil, mode: .contact, size: [.systemSmall: 1]) var shown: [IntentPerson]?
    @Parameter(title: "Without", mode: .contact, size: 2) var without: [IntentPerson]?
    @Parameter(title: "Chosen", default: nil, optionsProvider: KnownPeople()) var chosen: IntentPerson?
    @Parameter(description: "Untitled", mode: .phone) var untitled: IntentPerson?

    @Parameter(title: "Day", default: nil) var day: Date?
    @Parameter(title: "Plain day") var plainDay: Date?
    @Parameter(title: "Place") var place: CLPlacemark?
    @Parameter(title: "Money", default: nil, currencyCodes: ["EUR"]) var money: IntentCurrencyAmount?

    func perform() async throws -> some IntentResult { .result() }
}
