// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import ExtensionHost
import Wire

/// Asks apps for names that they alone know, before it is said what a sentence means.
struct OptionInquiry: Sendable {
    let books: PhraseBooks
    let transport: any ExtensionTransport
    /// A BCP 47 tag.
    let language: String

    /// Apps that are asked at once when something was not understood.
    private static let mostAsked = 8
    /// For how long a person waits for what apps say.
    private static let patience = Duration.seconds(2)

    /// Asks apps what their options are called: what was said may be one of them.
    ///
    /// - Returns: Whether any was asked.
    func learnOptions(of candidates: [Candidate]) async -> Bool {
        let unlearned = books.unlearned(of: candidates, language: language, atMost: Self.mostAsked)
        guard !unlearned.isEmpty else { return false }
        _ = await result(within: Self.patience) {
            await withTaskGroup { group in
                for options in unlearned { group.addTask { await learn(options) } }
            }
        }
        return true
    }

    private func learn(_ options: AppOptions) async {
        if let told = await options.ask(over: transport) {
            books.learn(told, of: options.key)
        } else {
            books.learnNothing(of: options.key)
        }
    }

    /// Whether the app finds the name that it has not told about: one that it does not know may belong to anything.
    func knowsGuess(of candidate: Candidate) async -> Bool {
        guard let parameter = candidate.guessed, let name = candidate.invocation.texts[parameter] else { return true }
        let key = OptionVocabulary.Key(
            app: candidate.app.id, intent: candidate.intent.className, parameter: parameter,
            language: language)
        let options = AppOptions(candidate: candidate, key: key)
        let found = await result(within: Self.patience) { await options.ask(over: transport, search: name) }
        return found?.sections.contains { !$0.items.isEmpty } ?? false
    }

    /// What work gives in a time, at whose end it is cancelled; nil if it takes longer.
    private func result<Value: Sendable>(
        within time: Duration, of work: @escaping @Sendable () async -> Value?
    ) async -> Value? {
        await withTaskGroup(of: Value?.self) { group in
            group.addTask(operation: work)
            group.addTask {
                // It fails only where it is cancelled, because the work is done.
                try? await Task.sleep(for: time)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}
