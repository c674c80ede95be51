// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
import Conversation
package import Foundation
import IntentDefinition
package import IntentValues
package import PersonalShortcuts
import Sentences
package import Store
import SystemTexts
package import Wire

/// The titles of actions and phrases, and the names of apps, in the person's language.
package struct ActionWords: Sendable {
    package let catalog: AppCatalog
    /// A BCP 47 tag.
    package let language: String
    private let calendar: Calendar

    package init(catalog: AppCatalog, language: String, calendar: Calendar) {
        self.catalog = catalog
        self.language = language
        self.calendar = calendar
    }

    /// The words of the action's parameter combination with its values, or the activity's own title.
    package func title(of action: DonatedActionRecord) -> String {
        switch action.content {
        case .intent(_, let intent): title(of: .intent(intent), of: action.app)
        case .activity(_, let activity): title(of: activity)
        case .shortcut(_, let name): name.withoutControls
        }
    }

    /// What a phrase stands for. Values that are words until the phrase is said are not in it.
    package func title(of phrase: PhraseRecord) -> String {
        switch phrase.meaning {
        case .activity(let activity): title(of: activity)
        case .intent(let name, let values, _): title(ofIntent: name, with: values, of: phrase.app)
        case .shortcut(_, let name): name.withoutControls
        }
    }

    /// What a phrase says of the parameters, by name: values as words, a case of an enumeration as its name.
    package func values(of phrase: PhraseRecord) -> [String: String] {
        guard case .intent(let name, let values, let texts) = phrase.meaning else { return [:] }
        return shownValues(values, of: name, of: phrase.app).merging(texts) { $1 }
    }

    /// Values of an intent's parameters as words, a case of an enumeration as its name.
    package func shownValues(_ values: [String: IntentValue], of name: String, of app: String) -> [String: String] {
        let intent = intent(name, of: app)?.1
        var words: [String: String] = [:]
        for (name, value) in values {
            let type = intent?.declaration.parameters.first { $0.name == name }?.type
            let cases = type.flatMap { intent?.cases(of: $0) } ?? []
            words[name] = value.shownText { number in cases.first { $0.index == number }?.name }
        }
        return words
    }

    /// What a screen is about.
    package func title(of screen: PhraseScreen) -> String {
        switch screen.purpose {
        case .edit(let phrase): title(of: phrase)
        case .add(let action): title(of: action, of: screen.app.text)
        }
    }

    /// What an app proposes.
    package func title(of proposal: ProposalRecord) -> String { title(of: proposal.action, of: proposal.app) }

    private func title(of action: AppActionPayload, of app: String) -> String {
        switch action {
        case .activity(let activity): title(of: activity)
        case .intent(let intent): title(ofIntent: intent.unqualifiedName, with: intent.values, of: app)
        }
    }

    /// What the app suggests to say.
    package func phrase(of action: AppActionPayload) -> String? {
        switch action {
        case .activity(let activity): activity.suggestedInvocationPhrase?.withoutControls
        case .intent(let intent): intent.suggestedInvocationPhrase?.withoutControls
        }
    }

    /// What the app suggests to say.
    package func phrase(of action: DonatedActionRecord) -> String? { action.payload.flatMap { phrase(of: $0) } }

    /// The app's name; its identifier where it cannot be read.
    package func app(of action: DonatedActionRecord) -> String { app(action.app) }

    /// The name of an app by its bundle identifier, which it is where the app is gone.
    package func app(_ identifier: String) -> String {
        if identifier == ShortcutRecord.app { return ("Shortcuts" as Sentence).text(in: language) }
        return catalog.apps.first { $0.id.text == identifier }?.name(in: language).withoutControls ?? identifier
    }

    /// Whether the catalog is too old to know the action's app or intent.
    package func knows(_ action: DonatedActionRecord) -> Bool {
        switch action.content {
        case .shortcut: true
        case .activity: catalog.apps.contains { $0.id.text == action.app }
        case .intent(let name, _): intent(name, of: action.app) != nil
        }
    }

    /// A time for people, in the calendar's time zone.
    package func time(_ date: Date) -> String {
        date.formatted(
            Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: calendar.timeZone)
                .year().month().day().time(includingFractionalSeconds: false))
    }
}

// MARK: - Intents and activities

extension ActionWords {
    private func title(of activity: ActivityPayload) -> String {
        (activity.title ?? activity.activityType).withoutControls
    }

    /// - Parameter name: The intent's class without its module, which is the title where the intent is gone.
    private func title(ofIntent name: String, with values: [String: IntentValue], of app: String) -> String {
        guard let (app, intent) = intent(name, of: app) else { return name.withoutControls }
        let context = ConversationContext(
            app: .init(identifier: app.id.text, name: app.name(in: language)), definition: intent.definition,
            intent: intent.declaration, className: intent.qualifiedClassName, language: language, calendar: calendar)
        return ActionTitle(in: context).title(of: values).withoutControls
    }

    private func intent(_ name: String, of app: String) -> (InstalledApp, OfferedIntent)? {
        guard let app = catalog.apps.first(where: { $0.id.text == app }),
            let intent = app.intents.first(where: { $0.className == name })
        else { return nil }
        return (app, intent)
    }
}

extension OfferedIntent {
    /// The cases of an enumeration of its definition; none of other types.
    fileprivate func cases(of type: ValueType) -> [EnumCaseDeclaration] {
        guard case .enumeration(let name, let namespace) = type, namespace != "System" else { return [] }
        return definition.file.enums.first { $0.name == name }?.cases ?? []
    }
}

extension RunningSystem {
    /// What a person reads of the actions of the installed apps.
    ///
    /// - Parameter language: A BCP 47 tag.
    /// - Throws: `StoreError`.
    package func words(in language: String) async throws -> ActionWords {
        words(in: language, of: try await apps.catalog())
    }

    /// What a person reads of the actions of these apps.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func words(in language: String, of catalog: AppCatalog) -> ActionWords {
        ActionWords(catalog: catalog, language: language, calendar: surroundings.calendar)
    }
}
