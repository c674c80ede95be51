// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Foundation
import IntentDefinition
import IntentValues
package import Store
import Wire

/// What an action or a phrase does; two keys are equal where both do the same, whatever they are called.
package struct ActionKey: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        case intent(String, values: [String: IntentValue])
        /// An activity that the app distinguishes from others by an identifier.
        case named(String)
        case activity(String, userInfo: [String: PropertyListValue])
        case shortcut(UUID)
    }

    private let app: String
    private let content: Content

    /// The key of a donated action.
    package init(_ action: DonatedActionRecord) {
        app = action.app
        content =
            switch action.content {
            case .activity(_, let activity): Self.content(activity)
            case .intent(let name, let payload): .intent(name, values: payload.values.mapValues(\.identity))
            case .shortcut(let identifier, _): .shortcut(identifier)
            }
    }

    /// The key of one of the person's shortcuts.
    package init(shortcut: UUID) {
        app = ShortcutRecord.app
        content = .shortcut(shortcut)
    }

    /// The key of what an app proposes.
    ///
    /// - Parameter catalog: As for phrases.
    package init(_ proposal: ProposalRecord, in catalog: AppCatalog) {
        app = proposal.app
        content =
            switch proposal.action {
            case .activity(let activity): Self.content(activity)
            case .intent(let intent):
                Self.content(intent.unqualifiedName, intent.values, of: proposal.app, in: catalog)
            }
    }

    /// The key of what a phrase stands for; nil if it has words, or a slot for some, that mean something only when it is
    /// said.
    ///
    /// - Parameter catalog: Says which of the intent's values make an action of it.
    package init?(_ phrase: PhraseRecord, in catalog: AppCatalog) {
        app = phrase.app
        switch phrase.meaning {
        case .activity(let activity): content = Self.content(activity)
        case .shortcut(let identifier, _): content = .shortcut(identifier)
        case .intent(let name, let values, let texts):
            guard texts.isEmpty, !phrase.normalized.contains("{}") else { return nil }
            content = Self.content(name, values, of: phrase.app, in: catalog)
        }
    }

    /// Of the values those that the intent's parameter combination has.
    private static func content(
        _ name: String, _ values: [String: IntentValue], of app: String, in catalog: AppCatalog
    ) -> Content {
        let intent = catalog.apps.first { $0.id.text == app }?.intents.first { $0.className == name }
        let known = intent?.declaration.combination(fitting: Set(values.keys)).map { Set($0.parameters) }
        let counting = values.filter { known?.contains($0.key) ?? true }
        return .intent(name, values: counting.mapValues(\.identity))
    }

    private static func content(_ activity: ActivityPayload) -> Content {
        activity.persistentIdentifier.map(Content.named)
            ?? .activity(activity.activityType, userInfo: activity.kept.userInfo)
    }
}
