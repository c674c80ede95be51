// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What an app may say of its App Intents, as far as it is constant. Compiled by a test, and by nothing else.

import AppIntents
import Foundation
import UniformTypeIdentifiers

enum Warmth: String, AppEnum {
    case hot
    case cold = "ICE"

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Warmth", numericFormat: "\(placeholder: .int) warmths")
    static let caseDisplayRepresentations: [Warmth: DisplayRepresentation] = [
        .hot: DisplayRepresentation(
            title: "Hot", subtitle: "as it comes", image: .init(systemName: "flame"), synonyms: ["warm", "steaming"]),
        .cold: "Cold",
    ]
}

/// Made an App Enum elsewhere in the module.
enum Ware: String, CaseIterable, Sendable {
    case cup, pot
}

extension Ware: AppEnum {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Ware" }
    static var caseDisplayRepresentations: [Ware: DisplayRepresentation] {
        [.cup: "Cup", .pot: .init(title: "Pot", image: .init(named: "pot"))]
    }
}

struct Leaf: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
    static let defaultQuery = LeafQuery()

    var id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Grams") var grams: [Double]
    @Property var isGreen: Bool

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: Int) {
        self.id = id
        name = ""
    }
}

struct LeafQuery: EntityStringQuery, EnumerableEntityQuery, EntityPropertyQuery {
    static let findIntentDescription: IntentDescription? = "Finds leaves"
    static var properties: QueryProperties {
        QueryProperties {
            Property(\Leaf.$name) {
                EqualToComparator { $0 }
                ContainsComparator { $0 }
            }
        }
    }
    static var sortingOptions: SortingOptions {
        SortingOptions {
            SortableBy(\Leaf.$name)
            SortableBy(\Leaf.$isGreen)
        }
    }

    func entities(for identifiers: [Int]) async throws -> [Leaf] { identifiers.map { Leaf(id: $0) } }
    func entities(matching string: String) async throws -> [Leaf] { [] }
    func allEntities() async throws -> [Leaf] { [] }
    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Leaf>], limit: Int?
    ) async throws -> [Leaf] { [] }
}

struct Label: FileEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Label", numericFormat: "as many as \(placeholder: .int) labels")
    static let defaultQuery = LabelQuery()
    static let supportedContentTypes: [UTType] = [.pdf]

    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Label" }
}

struct LabelQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Label] { identifiers.map { Label(id: $0) } }
}

struct Receipt: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
    @Property(title: "Total") var total: Double
    var displayRepresentation: DisplayRepresentation { "Receipt" }
}

struct Friends: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

struct BrewTeaIntent: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "House.BrewIntent"
    static let title = LocalizedStringResource("brew.title", defaultValue: "Brew Tea", table: "Kitchen")
    static let description: IntentDescription? = IntentDescription(
        "Brews a cup", categoryName: "Kitchen", searchKeywords: ["cup", "kettle"], resultValueName: "Cups")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

    @Parameter(title: "Leaf", description: "Which one", requestValueDialog: "Which leaf?") var leaf: Leaf
    @Parameter(title: "Warmth", default: .cold) var warmth: Warmth?
    @Parameter(title: "Cups", default: 1, controlStyle: .stepper, inclusiveRange: (1, 4)) var cups: Int
    @Parameter(title: "Strength", default: -0.5, controlStyle: .slider, inclusiveRange: (-1, 1)) var strength: Double
    @Parameter(title: "Sweet", default: true, displayName: .init(true: "sweet", false: "plain")) var isSweet: Bool
    @Parameter(title: "Note", inputOptions: .init(capitalizationType: .words, multiline: true, autocorrect: false))
    var note: String?
    @Parameter(title: "Friends", optionsProvider: Friends()) var friends: [String]
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Site") var site: URL?
    @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.image"]) var picture: IntentFile?
    @Parameter(title: "Price") var price: IntentCurrencyAmount?
    @Parameter(title: "Weight", defaultValue: 5, unit: .grams, supportsNegativeNumbers: false)
    var weight: Measurement<UnitMass>
    @Parameter var numberOfSpoons: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$isSweet, .equalTo, true) {
            Summary("Brew \(\.$cups) sweet \(\.$leaf)") {
                \.$warmth
                \.$note
            }
        } otherwise: {
            Switch(\.$warmth) {
                Case(.cold) { Summary("Brew \(\.$leaf) with ice", table: "Kitchen") }
                DefaultCase {
                    When(\.$note, .hasAnyValue) {
                        Summary("Brew \(\.$leaf) and note \(\.$note)")
                    } otherwise: {
                        Summary("Brew \(\.$leaf)")
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[Leaf]> & ProvidesDialog {
        .result(value: [leaf], dialog: "Done")
    }
}

/// Parameters in the forms of iOS 18 and later.
struct LabelTin: AppIntent {
    static let title: LocalizedStringResource = "Label Tin"

    @Parameter(title: "Label", supportedContentTypes: [.pdf]) var label: Label
    @Parameter(description: "More", supportedContentTypes: [.png, .pdf], size: 2) var more: [Label]?
    @Parameter(description: "Photo", default: nil, supportedContentTypes: [.image]) var photo: IntentFile?
    @Parameter(title: "Drying", default: .seconds(90), defaultUnit: .minutes) var drying: Duration
    @Parameter(description: "Pressing", default: .milliseconds(500)) var pressing: Duration?
    @Parameter(title: "Again") var again: Calendar.RecurrenceRule?
    @Parameter(description: "Day", default: nil, kind: .date) var day: Date?
    @Parameter(description: "Tins", default: 3, controlStyle: .field, inclusiveRange: (1, 9)) var tins: Int
    @Parameter(title: "Keeper", default: nil, mode: .contact) var keeper: IntentPerson?

    func perform() async throws -> some IntentResult { .result() }
}

struct OpenLeaf: OpenIntent {
    static let title: LocalizedStringResource = "Open Leaf"
    static let isDiscoverable = false
    @Parameter(title: "Leaf") var target: Leaf
    func perform() async throws -> some IntentResult { .result() }
}

struct OldBrew: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Brew"
    static var deprecation: IntentDeprecation<BrewTeaIntent> {
        IntentDeprecation(message: "Use Brew Tea", replacedBy: BrewTeaIntent.self)
    }
    func perform() async throws -> some IntentResult & ReturnsValue<Receipt> { .result(value: Receipt()) }
}

struct Rinse: AppIntent {
    static let title: LocalizedStringResource = "Rinse"
    func perform() async throws -> some IntentResult { .result() }
}

extension Rinse {
    static var persistentIdentifier: String { "RinseTheCups" }
    static var openAppWhenRun: Bool { true }
}

struct TeaShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .lime

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewTeaIntent(),
            phrases: [
                "Brew tea with \(.applicationName)", "Brew \(\.$leaf) with \(.applicationName)",
                "${applicationName}, make it \(\.$warmth)",
            ],
            shortTitle: "Brew", systemImageName: "cup.and.saucer")
        AppShortcut(
            intent: Rinse(), phrases: ["Rinse with \(.applicationName)"], shortTitle: "Rinse", systemImageName: "drop")
    }
}
