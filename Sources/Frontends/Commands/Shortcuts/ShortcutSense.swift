// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition
import IntentValues
import Store
import Wire

/// What a shortcut does, or a phrase: equal where a person gets the same of both, whatever they are called.
struct ShortcutSense: Hashable {
    private enum Deed: Hashable {
        case intent(String, values: [String: IntentValue])
        /// An activity that the app tells from others by an identifier.
        case named(String)
        case activity(String, userInfo: [String: PropertyListValue])
    }

    private let app: String
    private let deed: Deed

    init(_ shortcut: ShortcutRecord) {
        app = shortcut.app
        deed =
            switch shortcut.content {
            case .activity(_, let activity): Self.deed(activity)
            case .intent(let name, let payload): .intent(name, values: payload.values.mapValues(\.identity))
            }
    }

    /// - Parameter catalog: As for phrases.
    init(_ proposal: ProposalRecord, in catalog: AppCatalog) {
        app = proposal.app
        deed =
            switch proposal.shortcut {
            case .activity(let activity): Self.deed(activity)
            case .intent(let intent):
                Self.deed(intent.unqualifiedName, intent.values, of: proposal.app, in: catalog)
            }
    }

    /// Nil where the phrase has words, or a slot for some, that mean something only when it is said.
    ///
    /// - Parameter catalog: Says which of the intent's values make a shortcut of it.
    init?(_ phrase: PhraseRecord, in catalog: AppCatalog) {
        app = phrase.app
        switch phrase.meaning {
        case .activity(let activity): deed = Self.deed(activity)
        case .intent(let name, let values, let texts):
            guard texts.isEmpty, !phrase.normalized.contains("{}") else { return nil }
            deed = Self.deed(name, values, of: phrase.app, in: catalog)
        }
    }

    /// Of the values those that the intent's parameter combination has.
    private static func deed(
        _ name: String, _ values: [String: IntentValue], of app: String, in catalog: AppCatalog
    ) -> Deed {
        let intent = catalog.apps.first { $0.id.text == app }?.intents.first { $0.className == name }
        let known = intent?.declaration.combination(fitting: Set(values.keys)).map { Set($0.parameters) }
        let counting = values.filter { known?.contains($0.key) ?? true }
        return .intent(name, values: counting.mapValues(\.identity))
    }

    private static func deed(_ activity: ActivityPayload) -> Deed {
        activity.persistentIdentifier.map(Deed.named)
            ?? .activity(activity.activityType, userInfo: activity.kept.userInfo)
    }
}
