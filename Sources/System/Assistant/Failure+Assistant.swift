// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Sentences
import Store
import SystemTexts
import Wire

extension Failure {
    /// The sentence for a person when an extension gave no answer.
    init(_ failure: ExtensionFailure, of candidate: Candidate, language: String) {
        let (kind, text): (Kind, SystemText) =
            switch failure.kind {
            case .timeout: (.timeout, .timeout)
            case .crashed, .floodedOutput, .outOfMemory, .protocolViolation: (.crash, .crash)
            case .notFound, .launchFailed: (.crash, .unreachable)
            case .unsendable: (.refused, .cannotDo)
            case .tooManyCalls: (.refused, .unreachable)
            case .cancelled, .stopped: (.cancelled, .stopped)
            }
        self.init(
            kind, text: Texts(language)(text, ["app": candidate.app.name(in: language)]), app: candidate.app.id.text,
            detail: [failure.text.text(in: language), failure.detail].compactMap(\.self).joined(separator: "\n"))
    }

    static func uninstalled(_ candidate: Candidate, language: String) -> Failure {
        Failure(
            .notHandled,
            text: Texts<SystemText>(language)(.uninstalled, ["app": candidate.app.name(in: language)]),
            app: candidate.app.id.text)
    }

    static func notUnderstood(_ suggestions: [String], language: String) -> Failure {
        let text = Texts<SystemText>(language)
        guard !suggestions.isEmpty else { return Failure(.notUnderstood, text: text(.notUnderstood)) }
        let phrases = suggestions.map { text(.suggestion, ["phrase": $0]) }.joined(separator: text(.listComma))
        var failure = Failure(.notUnderstood, text: text(.notUnderstoodBut, ["phrases": phrases]))
        failure.suggestions = suggestions
        return failure
    }

    static func nothingInstalled(language: String) -> Failure {
        Failure(
            .notUnderstood, text: Texts<SystemText>(language)(.nothingInstalled),
            detail: "no installed app handles an intent; install one with 'beckon install PATH'", in: language)
    }

    static func orphaned(_ phrase: PhraseRecord, language: String) -> Failure {
        Failure(
            .notHandled, text: Texts<SystemText>(language)(.orphaned, ["phrase": phrase.text]), app: phrase.app,
            detail: phrase.orphanDetail, in: language)
    }

    static func phrasesUnreadable(_ error: StoreError, language: String) -> Failure {
        Failure(.refused, text: Texts<SystemText>(language)(.phrasesUnreadable), detail: error.sentence, in: language)
    }

    static func locked(_ candidate: Candidate, language: String) -> Failure {
        Failure(
            .locked, text: Texts<SystemText>(language)(.locked, ["app": candidate.app.name(in: language)]),
            app: candidate.app.id.text,
            detail: "\(candidate.intent.className) is not available while the device is locked", in: language)
    }

    /// An intent that another one has performed next, and that does not exist or has ever others performed.
    static func notThere(_ next: IntentPayload, _ candidate: Candidate, language: String) -> Failure {
        Failure(
            .notHandled, text: Texts<SystemText>(language)(.cannotDo, ["app": candidate.app.name(in: language)]),
            app: candidate.app.id.text,
            detail:
                "\(candidate.intent.className) runs \(next.unqualifiedName) next, which does not exist or would never "
                + "end",
            in: language)
    }

    static func notOpened(_ candidate: Candidate, _ error: any Error, language: String) -> Failure {
        Failure(
            .crash, text: Texts<SystemText>(language)(.unreachable, ["app": candidate.app.name(in: language)]),
            app: candidate.app.id.text, detail: "the app did not come to the front: \(String(describing: error))",
            in: language)
    }

    static func noHandler(of candidate: Candidate, language: String) -> Failure {
        Failure(
            .notHandled, text: Texts<SystemText>(language)(.cannotDo, ["app": candidate.app.name(in: language)]),
            app: candidate.app.id.text,
            detail: "\(candidate.intent.handler) is not among the app's extensions", in: language)
    }
}

extension Failure {
    /// - Parameter detail: What a developer needs to know.
    private init(_ kind: Kind, text: String, app: String? = nil, detail: Sentence, in language: String) {
        self.init(kind, text: text, app: app, detail: detail.text(in: language))
    }
}

extension PhraseRecord {
    fileprivate var orphanDetail: Sentence {
        let reason: Sentence =
            switch meaning {
            case .intent(let name, _, _): "no installed extension handles \(name)"
            case .activity(let activity): "\(app) doesn't handle activity \(activity.activityType)"
            case .shortcut(_, let name): "there is no shortcut ‘\(name)’"
            }
        return "\(reason); install the app again, or remove the phrase"
    }
}
