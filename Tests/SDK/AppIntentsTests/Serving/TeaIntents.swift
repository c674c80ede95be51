// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// The intents of a tea shop, each of which does one thing that a run may do.

enum TeaStrength: String, AppEnum {
    case light, strong

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
    static let caseDisplayRepresentations: [TeaStrength: DisplayRepresentation] = [.light: "Light", .strong: "Strong"]
}

struct Tea: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static let defaultQuery = TeaQuery()
    static let all = [Tea(id: "sencha", name: "Sencha"), Tea(id: "assam", name: "Assam")]

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "a tea") }
}

struct TeaQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Tea] { Tea.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Tea] { Tea.all }
    func entities(matching string: String) async throws -> [Tea] {
        Tea.all.filter { $0.name.lowercased().contains(string.lowercased()) }
    }
    func defaultResult() async -> Tea? { Tea.all[0] }
}

struct CupOptions: DynamicOptionsProvider {
    @IntentParameterDependency<BrewTea>(\.$tea) var brew

    func results() async throws -> ItemCollection<Int> {
        ItemCollection {
            ItemSection("Few") {
                IntentItem(1)
                IntentItem(2)
            }
            if brew?.tea.id == "assam" { ItemSection("Many", items: [IntentItem(9)]) }
        }
    }
}

enum TeaFault: Error, CustomLocalizedStringResourceConvertible {
    case noWater
    var localizedStringResource: LocalizedStringResource { "There is no water." }
}

struct PlainFault: Error {}

struct DescribedFault: LocalizedError {
    var errorDescription: String? { "The kettle is cold." }
}

/// What a test tells ``BrewTea`` to do.
enum TeaPlan: String {
    case nothing, dialog, fullDialog, value, next, everything
    case askNote, askStrength, pickTea, confirmCups, confirm, choose, comeToFront
    case throwValue, throwPick, throwFront, throwFrontAndGoOn, restartOnce, restartForEver
    case failWords, failDescribed, failPlain, failAsking, askTwice, waitForCancel, onMain, progress, reportMode
}

struct BrewTea: AppIntent, ForegroundContinuableIntent, ProgressReportingIntent {
    static let title: LocalizedStringResource = "Brew Tea"

    @Parameter(title: "Plan") var plan: String
    @Parameter(title: "Tea") var tea: Tea?
    @Parameter(title: "Strength", default: .light) var strength: TeaStrength
    @Parameter(title: "Cups", optionsProvider: CupOptions()) var cups: Int?
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Also") var others: [Tea]?

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & OpensIntent {
        let said = try await work()
        return .result(value: said, opensIntent: OpenTea(Tea.all[1]), dialog: "\(said)")
    }

    private func work() async throws -> String {
        switch TeaPlan(rawValue: plan) {
        case .askNote: return "note \(try await $note.requestValue("Any note?"))"
        case .askStrength: return "strength \(try await $strength.requestValue())"
        case .pickTea: return "tea \(try await $tea.requestDisambiguation(among: Tea.all, dialog: "Which?").id)"
        case .confirmCups: return "cups \(try await $cups.requestConfirmation(for: 9, dialog: "Nine?"))"
        case .confirm:
            try await requestConfirmation(actionName: .order, dialog: "Brew?")
            return "confirmed"
        case .comeToFront:
            try await requestToContinueInForeground("Look?")
            return "in front \(systemContext.currentMode == .foreground)"
        case .throwValue:
            if note == nil { throw $note.needsValueError("Any note?") }
            return "note \(note ?? "-")"
        case .throwPick:
            if tea == nil { throw $tea.needsDisambiguationError(among: Tea.all) }
            return "tea \(tea?.id ?? "-")"
        case .throwFront:
            if systemContext.currentMode == .background { throw needsToContinueInForegroundError("Look?") }
            return "in front"
        case .throwFrontAndGoOn:
            throw needsToContinueInForegroundError("Look?", continuation: { MainActor.assertIsolated() })
        case .restartOnce:
            if note == nil {
                note = "again"
                throw AppIntentError.restartPerform
            }
            return note ?? "-"
        case .restartForEver: throw AppIntentError.restartPerform
        case .failWords: throw TeaFault.noWater
        case .failDescribed: throw DescribedFault()
        case .failPlain: throw PlainFault()
        case .failAsking:
            do { return try await $note.requestValue() } catch { return "nobody answered" }
        case .askTwice: return "\(try await $note.requestValue("One?")) \(try await $note.requestValue("Two?"))"
        case .waitForCancel:
            try await Task.sleep(for: .seconds(600))
            return "slept"
        case .progress:
            progress.totalUnitCount = 2
            progress.completedUnitCount = 1
            progress.completedUnitCount = 2
            return "ready"
        case .reportMode: return "\(systemContext.currentMode == .foreground)"
        default: return "\(tea?.id ?? "no tea") \(strength) \(cups ?? 1) \(note ?? "-") \(others?.map(\.id) ?? [])"
        }
    }
}

struct OpenTea: OpenIntent {
    static let title: LocalizedStringResource = "Open Tea"

    @Parameter(title: "Tea") var target: Tea

    init() {}
    init(_ tea: Tea) { target = tea }

    @MainActor func perform() async throws -> some IntentResult { .result() }
}

struct SilentTea: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    static let persistentIdentifier = "nothing-at-all"

    func perform() async throws -> some IntentResult { .result() }
}

struct ThirstyTea: AppIntent {
    static let title: LocalizedStringResource = "Thirst"
    @Dependency var well: TeaWell

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: well.depth) }
}

final class TeaWell: Sendable {
    let depth = 3
}
