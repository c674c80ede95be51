// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Store
import Wire

extension Failure {
    /// What a person is told when an extension gave no answer.
    init(_ failure: ExtensionFailure, of candidate: Candidate, language: String) {
        let text = AssistantText(language)
        let name = candidate.app.name(in: language)
        let (kind, sentence): (Kind, String) =
            switch failure.kind {
            case .timeout: (.timeout, text.timeout(name))
            case .crashed, .floodedOutput, .outOfMemory, .protocolViolation: (.crash, text.crash(name))
            case .notFound, .launchFailed: (.crash, text.unreachable(name))
            case .unsendable: (.refused, text.notHandled(name))
            case .cancelled, .stopped: (.cancelled, text.cancelled)
            }
        self.init(
            kind, text: sentence, app: candidate.app.id.text,
            detail: failure.detail.map { "\(failure.text)\n\($0)" } ?? failure.text)
    }

    static func notUnderstood(_ suggestions: [String], language: String) -> Failure {
        Failure(.notUnderstood, text: AssistantText(language).notUnderstood(suggestions))
    }

    static func nothingInstalled(language: String) -> Failure {
        Failure(
            .notUnderstood, text: AssistantText(language).nothingInstalled,
            detail: "no installed app handles an intent; install one with 'beckon install PATH'")
    }

    static func orphaned(_ phrase: PhraseRecord, language: String) -> Failure {
        Failure(
            .notHandled, text: AssistantText(language).orphaned(phrase.text), app: phrase.app,
            detail: phrase.orphanDetail)
    }

    static func phrasesUnreadable(_ error: StoreError, language: String) -> Failure {
        Failure(.refused, text: AssistantText(language).phrasesUnreadable, detail: "\(error)")
    }

    static func noHandler(of candidate: Candidate, language: String) -> Failure {
        Failure(
            .notHandled, text: AssistantText(language).notHandled(candidate.app.name(in: language)),
            app: candidate.app.id.text, detail: "\(candidate.intent.handler) is not among the app's extensions")
    }
}

extension PhraseRecord {
    fileprivate var orphanDetail: String {
        let reason =
            switch meaning {
            case .intent(let name, _, _): "no installed extension handles \(name)"
            case .activity(let activity): "\(app) takes no activity \(activity.activityType)"
            }
        return reason + "; install the app again, or remove the phrase"
    }
}
