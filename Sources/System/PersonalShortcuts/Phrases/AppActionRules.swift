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

/// What an app may offer as an action.
struct AppActionRules {
    let limits: PhraseLimits

    /// What the phrase is to stand for.
    ///
    /// - Throws: `Problem` for the app's developer, when the action could have no effect, or it is larger
    ///   than anybody needs.
    func meaning(of action: AppActionPayload, in app: InstalledApp) throws(Problem<Fault>) -> PhraseRecord.Meaning {
        switch action {
        case .intent(let intent):
            let name = Self.className(intent.className)
            let offered = try self.offered(name, in: app)
            let values = try values(of: intent, as: offered)
            try checkSize(of: action, "the intent ‘\(name)’")
            return .intent(name, values: values, texts: [:])
        case .activity(let activity):
            try check(activity, in: app)
            try checkSize(of: action, Self.name(of: activity))
            return .activity(activity)
        }
    }

    /// - Throws: `Problem` when it is no relevant action.
    func check(_ relevant: RelevantActionPayload, in app: InstalledApp) throws(Problem<Fault>) {
        _ = try meaning(of: relevant.action, in: app)
        guard relevant.relevance.count <= limits.relevance else {
            throw Problem(
                "a relevant action has \(relevant.relevance.count) relevance providers, more than "
                    + "\(limits.relevance); keep those that matter most")
        }
        for relevance in relevant.relevance { try check(relevance) }
        let texts = [relevant.card?.title, relevant.card?.subtitle].compactMap(\.self)
        for text in texts where text.utf8.count > limits.title {
            throw Problem("a card has a text of more than \(limits.title) bytes; use a shorter one")
        }
    }

    /// - Throws: `Problem` when the app could not play what is suggested.
    func checkIsMedia(_ intent: IntentPayload, in app: InstalledApp) throws(Problem<Fault>) {
        let name = Self.className(intent.className)
        guard name == "INPlayMediaIntent" else {
            throw Problem("the intent ‘\(name.prefix(200))’ plays no media; suggest an INPlayMediaIntent")
        }
        _ = try meaning(of: .intent(intent), in: app)
    }

    /// - Throws: `Problem` when they are more, or larger together, than anybody needs.
    func checkList(_ actions: [some Encodable], of things: String) throws(Problem<Fault>) {
        guard actions.count <= limits.actions else {
            throw Problem("\(actions.count) \(things) are more than \(limits.actions); keep those that matter most")
        }
        let bytes = try size(of: actions, "a list of \(things)")
        guard bytes <= limits.list else {
            throw Problem(
                "\(actions.count) \(things) take \(bytes) bytes, more than \(limits.list >> 10) KiB; "
                    + "keep those that matter most")
        }
    }

    /// The class without its module.
    static func className(_ qualified: String) -> String {
        qualified.split(separator: ".").last.map(String.init) ?? qualified
    }
}

// MARK: - Intents

extension AppActionRules {
    private func offered(_ name: String, in app: InstalledApp) throws(Problem<Fault>) -> OfferedIntent {
        guard let intent = app.intents.first(where: { $0.className == name }) else {
            throw Problem(
                "the intent ‘\(name.prefix(200))’ is not one that an extension of \(app.id) handles; add it to "
                    + "IntentsSupported in the extension's Info.plist")
        }
        return intent
    }

    private func values(of intent: IntentPayload, as offered: OfferedIntent) throws(Problem<Fault>) -> [String:
        IntentValue]
    {
        let declaration = offered.declaration
        let known = Set(declaration.parameters.map(\.name))
        let values = intent.values.filter { known.contains($0.key) }
        let combinations = declaration.suggestionCombinations + declaration.shortcutCombinations
        let isAction =
            declaration.isConfigurable || combinations.contains { $0.parameters.allSatisfy(values.keys.contains) }
        guard isAction else {
            throw Problem(
                "the intent ‘\(offered.className)’ has no value for all parameters of any of its combinations; "
                    + "set them, or add a combination of those that are set to the definition")
        }
        return values
    }
}

// MARK: - Activities and relevance

extension AppActionRules {
    private static func name(of activity: ActivityPayload) -> String {
        "the activity ‘\(activity.activityType.prefix(200))’"
    }

    private func check(_ activity: ActivityPayload, in app: InstalledApp) throws(Problem<Fault>) {
        let name = Self.name(of: activity)
        guard let title = activity.title, title.contains(where: { !$0.isWhitespace }) else {
            throw Problem("\(name) has no title, which a person needs to recognise it; set its title")
        }
        guard title.utf8.count <= limits.title else {
            throw Problem("\(name) has a title of more than \(limits.title) bytes; use a shorter one")
        }
        guard app.info.userActivityTypes.contains(activity.activityType) else {
            throw Problem(
                "\(name) is of a type that \(app.id) does not declare, so \(app.id) could not be opened with it; "
                    + "add the type to NSUserActivityTypes in the Info.plist of the app")
        }
    }

    private func check(_ relevance: RelevantActionPayload.Relevance) throws(Problem<Fault>) {
        switch relevance {
        case .date(let start, let end):
            guard start.isInCalendar, end.map({ $0.isInCalendar && $0 >= start }) ?? true else {
                throw Problem("a date provider ends before its start, or at no time; end it after its start")
            }
        case .region(let latitude, let longitude, let radius, let identifier):
            guard abs(latitude) <= 90, abs(longitude) <= 180, radius >= 0, radius.isFinite,
                identifier.utf8.count <= limits.title
            else {
                throw Problem(
                    "a location provider names no place; give its centre in degrees, its radius in metres, and "
                        + "an identifier of at most \(limits.title) bytes")
            }
        case .routine(let situation):
            guard (0...64).contains(situation) else {
                throw Problem("there is no situation \(situation) of a day; use one of the enumeration's cases")
            }
        }
    }

    private func checkSize(of action: AppActionPayload, _ name: String) throws(Problem<Fault>) {
        let bytes = try size(of: action, name)
        guard bytes <= limits.content else {
            throw Problem(
                "\(name) takes \(bytes) bytes, more than \(limits.content >> 10) KiB; "
                    + "keep what the app needs to find its data again, not the data")
        }
    }

    /// Bytes, as it travels.
    private func size(of value: some Encodable, _ name: String) throws(Problem<Fault>) -> Int {
        do {
            return try WireJSON.encoder.encode(value).count
        } catch {
            throw Problem("\(name) cannot be written down: \(error.encodingReason)")
        }
    }
}
