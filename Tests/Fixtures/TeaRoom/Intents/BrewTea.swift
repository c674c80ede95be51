// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Does what it is told in its plan.
struct BrewTea: ProgressReportingIntent {
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
            try await continueInForeground("Look?")
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
        case .waitForCancel, .progressAndWait:
            // Says that it has begun.
            if plan == TeaPlan.progressAndWait.rawValue {
                (progress.totalUnitCount, progress.completedUnitCount) = (2, 1)
            }
            try await Task.sleep(for: .seconds(600))
            return "slept"
        case .progress:
            progress.totalUnitCount = 2
            progress.completedUnitCount = 1
            progress.completedUnitCount = 2
            return "ready"
        case .onMain: return await MainActor.run { "on main \(Thread.isMainThread)" }
        case .choose:
            let options = [IntentChoiceOption(title: "Milk"), IntentChoiceOption(title: "Lemon"), .cancel]
            return "with \(String(localized: try await requestChoice(between: options, dialog: "With what?").title))"
        case .reportMode: return "\(systemContext.currentMode == .foreground)"
        case .crash, .exit, .flood, .hang, .crashAfterAsking, .floodQuestions, .floodProgress:
            return try await misbehave()
        default: return "\(tea?.id ?? "no tea") \(strength) \(cups ?? 1) \(note ?? "-") \(others?.map(\.id) ?? [])"
        }
    }

    /// Past `print`, which is slower than anyone who reads it.
    private func flood() -> Never {
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
        while true { _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) } }
    }

    private func misbehave() async throws -> String {
        switch TeaPlan(rawValue: plan) {
        case .crash: preconditionFailure("the kettle burst")
        case .exit: exit(3)
        case .flood: flood()
        // Holds on to its thread forever.
        case .hang: while true { sleep(1_000) }
        case .crashAfterAsking:
            _ = try await $note.requestValue("Any note?")
            preconditionFailure("the note was too heavy")
        case .floodQuestions: while true { _ = try await $note.requestValue("And now?") }
        case .floodProgress:
            for count in Int64(1)... { (progress.totalUnitCount, progress.completedUnitCount) = (100, count % 100) }
        default: break
        }
        return "nothing bad"
    }
}
