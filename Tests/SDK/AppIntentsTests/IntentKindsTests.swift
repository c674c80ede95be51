// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import Foundation
import IntentValues
import Testing

@testable import AppIntents

@Suite("What kinds of intents say of themselves") struct IntentKindsTests {
    @Test("where they are performed")
    func modes() {
        #expect(OrderSoup.supportedModes == .background && OpenSoup.supportedModes == .foreground)
        #expect(OpenSoup.openAppWhenRun && OpenSoup.isDiscoverable)
        #expect(IntentModes.foreground == .foreground(.immediate))
        #expect(IntentModes([.background, .foreground(.dynamic)]) != [.background, .foreground(.deferred)])
    }

    @Test("by what name they are known")
    func identifiers() {
        #expect(OrderSoup.persistentIdentifier == "OrderSoup")
        #expect(OpenSoup.persistentIdentifier == "OpenSoupIntent")
    }

    @Test("what of them may be suggested, and how it reads")
    func predictions() throws {
        let readings = OpenSoup.predictionReadings
        #expect(readings.map(\.parameters) == [["target", "size"], ["target"], []])
        let intent = OpenSoup()
        #expect(readings[0].display(intent) == nil && readings[2].display(intent)?.titleText == "Any soup")
        intent.target = Soup.all[2]
        #expect(readings[0].display(intent)?.titleText == "Miso, small" && readings[1].display(OrderSoup()) == nil)
    }

    @Test("that no focus is on for a filter where there is no system")
    func focus() async {
        await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await QuietKitchen.current }
        #expect(await QuietKitchen.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
    }

    @Test("how far they have come")
    func progress() {
        #expect(Simmer().progress === IntentRun.nobodysProgress)
    }

    @Test("that the choices for a widget are not to be performed")
    func widget() async {
        let error = await #expect(throws: AppIntentError.self) { _ = try await BowlWidget().perform() }
        #expect(error?.description.contains("BowlWidget") == true)
    }

    @Test("which address they open, and which their things have")
    func addresses() async throws {
        let intent = VisitSoup()
        intent.target = Soup.all[0]
        #expect(intent.urlRepresentation?.absoluteString == "https://example.com/soups/tomato")
        #expect(try await Dish(id: "a b").urlRepresentation?.absoluteString == "https://example.com/dishes/a%20b")
    }

    @Test("what search knows of their things")
    func attributes() {
        let attributes = Dish(id: "leek").attributeSet
        #expect(attributes.title == "Dish leek" && attributes.contentDescription == "green")
        #expect(Dish.searchIdentifier(of: "leek") == "Dish/leek" && Dish.searchDomain == "app-entity.Dish")
    }

    @Test("what is said where it can’t go on")
    func errors() {
        #expect("\(AppIntentError.Unrecoverable.entityNotFound)" == "There is no such thing.")
        #expect(AppIntentError.UserActionRequired.signin.localizedDescription.contains("sign in"))
        #expect(!"\(AppIntentError.PermissionRequired.location(precise: true))".isEmpty)
    }
}

private struct OpenSoup: OpenIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Open Soup"
    static let intentClassName = "OpenSoupIntent"

    @Parameter(title: "Soup") var target: Soup
    @Parameter(title: "Size", default: .small) var size: SoupSize

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$target, \.$size)) { soup, size in
            DisplayRepresentation(title: "\(soup.name), \(size.rawValue)")
        }
        IntentPrediction(parameters: \.$target) { soup in DisplayRepresentation(title: "\(soup.name)") }
        IntentPrediction { "Any soup" }
    }
}

private struct QuietKitchen: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet Kitchen"

    @Parameter(title: "Quiet", default: true) var isQuiet: Bool

    var displayRepresentation: DisplayRepresentation { "Quiet" }

    func perform() async throws -> some IntentResult { .result() }
}

private struct Simmer: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Simmer"

    func perform() async throws -> some IntentResult { .result() }
}

private struct VisitSoup: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Visit Soup"
    static var urlRepresentation: URLRepresentation { "https://example.com/soups/\(\.$target)" }

    @Parameter(title: "Soup") var target: Soup
}

private struct Dish: URLRepresentableEntity, IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
    static let defaultQuery = DishQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/dishes/\(.id)" }

    let id: String
    @Property(title: "Color", indexingKey: \.contentDescription) var color: String

    init(id: String) {
        self.id = id
        color = "green"
    }

    var displayRepresentation: DisplayRepresentation { "Dish \(id)" }
}

private struct DishQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Dish] { identifiers.map { Dish(id: $0) } }
}
