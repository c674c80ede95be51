// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
package import Assistant
package import Phrases
package import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import Store

/// What the system is told aloud, and tells aloud.
extension RunningSystem {
    /// What may be said to the installed apps and of the person's own phrases, as a grammar to listen by.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag, of what is spoken.
    ///   - narrowing: The app or intent that is spoken to.
    /// - Throws: `StoreError`, `TemplateError`.
    package func spokenGrammar(in language: String, to narrowing: Narrowing = .none) async throws -> Grammar {
        var phrases = IntentPhrases(isToTheLetter: true)
        var meaning = 0
        let listening = try await apps.catalog().apps.filter { narrowing.app == nil || narrowing.app == $0.id }
        try await learnOptions(of: listening, in: language)
        for app in listening {
            for intent in app.intents where narrowing.intent == nil || narrowing.intent == intent.className {
                guard let wording = phraseBooks.heardWording(of: intent, in: app, language: language) else { continue }
                try phrases.add(wording, meaning: meaning)
                meaning += 1
            }
        }
        for phrase in try await store.latestPhrases(Self.mostPhrases)
        where narrowing.app == nil || narrowing.app?.text == phrase.app {
            let wording = IntentWording(
                language: language, titles: [phrase.text.replacing("{", with: "${")], category: "", parameters: [],
                apps: [])
            try phrases.add(wording, meaning: meaning)
            meaning += 1
        }
        return try phrases.grammar()
    }

    /// Asks apps what their options are called. Those of an app that doesn't answer in time can't be heard.
    private func learnOptions(of apps: [InstalledApp], in language: String) async throws {
        let transport = try transport()
        await withTaskGroup { group in
            for app in apps {
                group.addTask { await self.phraseBooks.learnOptions(of: app, over: transport, language: language) }
            }
        }
    }

    /// Of the person's phrases so many of the latest are listened for.
    private static let mostPhrases = 500

    /// Says something aloud, and returns when it is said.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - variables: Environment variables of anyone who wants to hear it.
    /// - Returns: Why it is not said, and what to do; nil if it is.
    package static func sayAloud(_ text: String, in language: String, variables: [String: String]) async -> Sentence? {
        let performer = SpeechPerformer(MachineTools(environment: variables))
        let result = await performer.result(of: .speak(Speech(text, language: language)))
        guard case .failed(let failure) = result else { return nil }
        return "\(failure.reason); \(failure.remedy)"
    }
}
