// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import CommandLineInterface
import Conversation
import Donations
import Sentences
import SystemTexts
import Wire

/// Goes on in the app where a conversation has led there.
struct AppContinuation {
    let session: Session
    let catalog: AppCatalog
    let dialogue: Dialogue

    /// The exit status of a conversation that has ended and, where its answer opens the app, goes on there.
    func status(after outcome: Outcome) async -> ExitCode {
        await followAnswer() ? ExitCode(rawValue: outcome.exitStatus) : .failure
    }

    /// Opens the app, if the last answer opens it by itself.
    ///
    /// - Returns: Whether all that was to be opened is open.
    func followAnswer() async -> Bool {
        guard let opening = await dialogue.opening, opening.isImmediate else { return true }
        return await follow(opening.place)
    }

    /// Opens the app where the last answer has led, because the person asks.
    func followWish() async {
        let text = Texts<TalkText>(session.language)
        guard let opening = await dialogue.opening else {
            return await dialogue.show(.error(Failure(.notHandled, text: text(.nothingToOpen))), from: nil)
        }
        if await follow(opening.place) {
            await dialogue.show(.progress(text: text(.opened, ["app": name(of: opening.place.app)])), from: nil)
        }
    }

    /// - Returns: Whether the app is in front; if not, a turn has said why.
    private func follow(_ opening: Response.Opening) async -> Bool {
        await dialogue.forgetOpening()
        guard let app = catalog.apps.first(where: { $0.id.text == opening.app }) else {
            await fail(.notHandled, of: opening.app, because: "it is no longer installed")
            return false
        }
        do {
            try await session.follow(opening, in: app)
            return true
        } catch let error as AppHostError where error.kind == .takesNoItems {
            // A program without UIKit was opened; it has no place to go on at.
            session.terminal.warn("\(error)")
            return true
        } catch let error as AppHostError {
            let kind: Failure.Kind =
                switch error.kind {
                case .timeout: .timeout
                case .stopped, .cancelled: .cancelled
                case .notKept, .runsAlready, .takesNoItems, .tooManyCalls: .refused
                case .notStarted, .ended, .protocolViolation, .setAside: .crash
                }
            await fail(kind, of: opening.app, because: "\(error)")
            return false
        } catch {
            await fail(.refused, of: opening.app, because: "\(error)")
            return false
        }
    }

    private func fail(_ kind: Failure.Kind, of app: String, because detail: Sentence) async {
        let text = Texts<TalkText>(session.language)(.notOpened, ["app": name(of: app)])
        await dialogue.show(
            .error(Failure(kind, text: text, app: app, detail: detail.text(in: session.language))), from: nil)
    }

    private func name(of app: String) -> String {
        (catalog.apps.first { $0.id.text == app }?.name(in: session.language) ?? app).isolated
    }
}
