// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Conversation
import Foundation
import Store
import Wire

/// What a person reads of shortcuts, in their language.
struct ShortcutWords: Sendable {
    let catalog: AppCatalog
    let language: String
    let calendar: Calendar

    /// The words of the shortcut's parameter combination with its values, or the activity's own title.
    func title(of shortcut: ShortcutRecord) -> String {
        switch shortcut.content {
        case .activity(_, let activity): (activity.title ?? activity.activityType).withoutControls
        case .intent(let name, let payload):
            intent(name, of: shortcut.app).map { app, intent in
                let context = ConversationContext(
                    app: .init(identifier: app.id.text, name: app.name(in: language)), definition: intent.definition,
                    intent: intent.declaration, className: intent.qualifiedClassName, language: language,
                    calendar: calendar)
                return ShortcutTitle(in: context).title(of: payload.values).withoutControls
            } ?? name
        }
    }

    /// What the app suggests to say.
    func phrase(of shortcut: ShortcutRecord) -> String? {
        switch shortcut.content {
        case .activity(_, let activity): activity.suggestedInvocationPhrase?.withoutControls
        case .intent(_, let payload): payload.suggestedInvocationPhrase?.withoutControls
        }
    }

    /// The app's name; its identifier where it cannot be read.
    func app(of shortcut: ShortcutRecord) -> String {
        catalog.apps.first { $0.id.text == shortcut.app }?.name(in: language) ?? shortcut.app
    }

    /// Whether the catalogue is too old to know the shortcut's app or intent.
    func knows(_ shortcut: ShortcutRecord) -> Bool {
        switch shortcut.content {
        case .activity: catalog.apps.contains { $0.id.text == shortcut.app }
        case .intent(let name, _): intent(name, of: shortcut.app) != nil
        }
    }

    /// A time for people, in the calendar's time zone.
    func time(_ date: Date) -> String {
        date.formatted(
            Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: calendar.timeZone)
                .year().month().day().time(includingFractionalSeconds: false))
    }

    private func intent(_ name: String, of app: String) -> (InstalledApp, OfferedIntent)? {
        guard let app = catalog.apps.first(where: { $0.id.text == app }),
            let intent = app.intents.first(where: { $0.className == name })
        else { return nil }
        return (app, intent)
    }
}
