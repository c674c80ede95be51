// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Foundation
import IntentDefinition
import IntentValues
import Sentences
import Store
import Wire

/// What makes a donation valid, and which action it is of.
struct DonationRules {
    let limits: DonationLimits

    /// The donation as it is kept.
    ///
    /// - Parameter intents: What the app's extensions handle.
    /// - Throws: `CallRefusal` with the code that Apple's API gives.
    func kept(
        _ donation: DonationPayload, of app: BundleIdentifier, handling intents: [OfferedIntent], now: Date
    ) throws(CallRefusal) -> NewDonation {
        try checkNames(of: donation)
        let (intent, content) = try action(of: donation.interaction.intent, of: app, among: intents)
        return NewDonation(
            app: app.text, intent: intent.className, key: try key(of: content), content: content, received: now,
            record: record(of: donation, now: now))
    }

    /// Which action an intent is, if it was ever donated.
    ///
    /// - Throws: `CallRefusal` where it could not be.
    func identity(
        of payload: IntentPayload, of app: BundleIdentifier, handling intents: [OfferedIntent]
    ) throws(CallRefusal) -> DonatedActionIdentity {
        let (intent, content) = try action(of: payload, of: app, among: intents)
        return DonatedActionIdentity(app: app.text, intent: intent.className, key: try key(of: content))
    }

    /// - Throws: `CallRefusal`.
    func checkDeletion(_ identifiers: [String]) throws(CallRefusal) {
        guard identifiers.count <= limits.identifiers else {
            throw CallRefusal(
                .notDone, code: RefusalCode.deletingWithIdentifiers,
                "donations with \(identifiers.count) identifiers were to be deleted in one call, more than "
                    + "\(limits.identifiers); delete all, or fewer at once")
        }
    }

    /// - Throws: `CallRefusal` when an identifier that is given later is too long.
    func checkName(_ identifier: String) throws(CallRefusal) {
        try check(identifier, "identifier", limits.name, of: "a donation")
    }
}

// MARK: - Which action

extension DonationRules {
    private func intent(
        _ payload: IntentPayload, of app: BundleIdentifier, among intents: [OfferedIntent]
    ) throws(CallRefusal) -> OfferedIntent {
        // App and extension may each have the class in a module of their own.
        let name = payload.className.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        if let intent = intents.first(where: { $0.className == name }) { return intent }
        let known = intents.map { "‘\($0.className)’" }.joined(separator: ", ")
        throw refusal(
            of: payload,
            "is no intent that \(app) handles; "
                + (known.isEmpty
                    ? "list it under IntentsSupported of an intents extension"
                    : "donate one of \(known), or list it under IntentsSupported of an intents extension"))
    }

    /// The intent with the values that its largest fitting parameter combination has.
    private func action(
        of payload: IntentPayload, of app: BundleIdentifier, among intents: [OfferedIntent]
    ) throws(CallRefusal) -> (OfferedIntent, IntentPayload) {
        let intent = try intent(payload, of: app, among: intents)
        let combination = try combination(of: payload, intent)
        let content = IntentPayload(
            className: intent.qualifiedClassName, suggestedInvocationPhrase: payload.suggestedInvocationPhrase,
            values: payload.values.filter { combination.parameters.contains($0.key) })
        return (intent, content)
    }

    private func combination(
        of payload: IntentPayload, _ intent: OfferedIntent
    ) throws(CallRefusal) -> CombinationDeclaration {
        let declaration = intent.declaration
        guard declaration.isEligibleForSuggestions else {
            throw refusal(
                of: payload,
                "is not eligible for Siri Suggestions, so it has no valid shortcut types; "
                    + "check ‘Intent is eligible for Siri Suggestions’ in its definition")
        }
        guard declaration.kind == .app || !declaration.effectiveCombinations.isEmpty else {
            throw refusal(
                of: payload,
                "has no parameter combination in its definition, so it has no valid shortcut types; "
                    + "add one, with a title")
        }
        guard let combination = declaration.combination(fitting: Set(payload.values.keys)) else {
            let wanted = declaration.effectiveCombinations.map(Self.shown).joined(separator: " or ")
            let given = payload.values.isEmpty ? "no value" : "values for " + Self.list(payload.values.keys.sorted())
            throw refusal(
                of: payload,
                "has \(given), with which no parameter combination of its definition goes; "
                    + "set \(wanted), or add a combination")
        }
        let isTitled = combination.title?.text.contains { !$0.isWhitespace } ?? (declaration.kind == .app)
        guard isTitled else {
            throw refusal(
                of: payload,
                "has no title, as its parameter combination with \(Self.shown(combination)) has none; "
                    + "give the combination a title in the definition")
        }
        return combination
    }

    private static func shown(_ combination: CombinationDeclaration) -> String {
        combination.parameters.isEmpty ? "no parameters" : list(combination.parameters)
    }

    private static func list(_ names: [String]) -> String {
        names.map { "‘\($0.prefix(100))’" }.joined(separator: " and ")
    }

    /// The values in a form that is the same for the same action. An object is the one with its identifier, whatever
    /// it is called today.
    private func key(of content: IntentPayload) throws(CallRefusal) -> String {
        let bytes: Data
        do {
            bytes = try Self.keyEncoder.encode(content.values)
        } catch {
            throw refusal(of: content, "cannot be written down: \(error.encodingReason)")
        }
        guard bytes.count <= limits.content else {
            throw refusal(
                of: content,
                "has values of \(bytes.count) bytes, more than \(limits.content >> 10) KiB; "
                    + "donate what the app needs to find its data again, not the data")
        }
        do {
            return String(decoding: try Self.keyEncoder.encode(content.values.mapValues(\.identity)), as: UTF8.self)
        } catch {
            throw refusal(of: content, "cannot be written down: \(error.encodingReason)")
        }
    }

    /// As on the wire, where there are numbers that JSON lacks, and always in the same order.
    private static let keyEncoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = WireJSON.encoder.nonConformingFloatEncodingStrategy
        return encoder
    }()
}

// MARK: - The rest of a donation

extension DonationRules {
    /// The raw value of `INIntentHandlingStatus` that is the highest.
    private static let lastStatus = 6
    /// A year; what a person does takes less.
    private static let longest = 366.0 * 86_400
    /// Clocks differ; an app's may be ahead by so many seconds.
    private static let future = 86_400.0

    private func record(of donation: DonationPayload, now: Date) -> DonationRecord {
        DonationRecord(
            moment: moment(of: donation.start, now: now), direction: donation.direction,
            status: (0...Self.lastStatus).contains(donation.status) ? donation.status : 0,
            duration: donation.duration.flatMap { (0...Self.longest).contains($0) ? $0 : nil },
            identifier: donation.identifier, group: donation.group)
    }

    /// When the person acted. An impossible time, before 1970 or tomorrow, counts as now.
    private func moment(of start: Date?, now: Date) -> Date {
        let now = now.isInCalendar ? now : Date(timeIntervalSince1970: 0)
        guard let start, start.isInCalendar, start.timeIntervalSince1970 >= 0,
            start <= now.addingTimeInterval(Self.future)
        else { return now }
        return start
    }

    private func checkNames(of donation: DonationPayload) throws(CallRefusal) {
        let intent = donation.interaction.intent
        let thing = "the donated ‘\(intent.className.prefix(200))’"
        try check(donation.identifier, "identifier", limits.name, of: thing)
        try check(donation.group, "groupIdentifier", limits.name, of: thing)
        try check(intent.suggestedInvocationPhrase, "suggestedInvocationPhrase", limits.phrase, of: thing)
    }

    private func check(_ text: String?, _ name: String, _ limit: Int, of thing: String) throws(CallRefusal) {
        guard let text, text.utf8.count > limit else { return }
        let article = name.hasPrefix("i") ? "an" : "a"
        throw CallRefusal(
            .notDone, code: RefusalCode.donating,
            "\(thing) has \(article) \(name) of more than \(limit) bytes; use a shorter one")
    }

    private func refusal(of intent: IntentPayload, _ text: String) -> CallRefusal {
        CallRefusal(.notDone, code: RefusalCode.donating, "the donated ‘\(intent.className.prefix(200))’ \(text)")
    }
}

/// The codes of Apple's `INIntentErrorCode` that a donation's refusal may have.
enum RefusalCode {
    static let donating = 1901
    static let deletingAll = 1902
    static let deletingWithIdentifiers = 1903
    static let deletingGroup = 1904
}
