// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Store
import VoiceShortcuts
import Wire

/// What a person reads of shortcuts and phrases, in their language.
struct ShortcutNames: Sendable {
    let catalog: AppCatalog
    let language: String

    /// The name of an app; its identifier where it is gone.
    func app(_ identifier: String) -> String {
        catalog.apps.first { $0.id.text == identifier }?.name(in: language).withoutControls ?? identifier
    }

    /// What a phrase stands for.
    func title(of phrase: PhraseRecord) -> String {
        switch phrase.meaning {
        case .intent(let name, _, _): title(ofIntent: name, of: phrase.app)
        case .activity(let activity): title(of: activity)
        }
    }

    /// What a screen is about.
    func title(of screen: PhraseScreen) -> String {
        switch screen.purpose {
        case .edit(let phrase): title(of: phrase)
        case .add(.activity(let activity)): title(of: activity)
        case .add(.intent(let intent)):
            title(
                ofIntent: intent.className.split(separator: ".").last.map(String.init) ?? intent.className,
                of: screen.app.text)
        }
    }

    private func title(of activity: ActivityPayload) -> String {
        (activity.title ?? activity.activityType).withoutControls
    }

    private func title(ofIntent name: String, of app: String) -> String {
        let intents = catalog.apps.first { $0.id.text == app }?.intents ?? []
        return (intents.first { $0.className == name }?.title(in: language) ?? name).withoutControls
    }
}
