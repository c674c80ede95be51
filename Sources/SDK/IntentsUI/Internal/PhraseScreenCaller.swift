// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// What the system shows for a controller that has appeared, until the person is done or the controller is gone.
@MainActor final class PhraseScreenCaller {
    /// Posted on the main thread when a person has given, changed or removed a phrase.
    nonisolated static let didChangePhrases = Notification.Name("PhraseScreenCallerDidChangePhrases")

    /// The result.
    enum Outcome {
        case saved(INVoiceShortcut)
        case deleted(UUID)
        case cancelled
        case failed(any Error)
    }

    private enum State: Equatable {
        case hidden
        /// Shown for the so-manieth time.
        case shown(Int)
        /// The person is done; a controller shows one screen only.
        case answered
    }

    private let link = CallChannel.phrases.link
    private var state = State.hidden
    private var count = 0

    /// Shows the screen, unless it is shown already or the person was done with it.
    ///
    /// - Parameters:
    ///   - code: Of an error that the system gives no code for.
    ///   - call: Says what is to be shown.
    ///   - then: Called once on the main thread, later than this; not at all when the screen is taken away.
    func show(
        _ code: INIntentError.Code, _ call: () throws -> PhraseScreenCall,
        then: @escaping @MainActor (Outcome) -> Void
    ) {
        guard state == .hidden else { return }
        count += 1
        let number = count
        state = .shown(number)
        // Held until there is an answer: a delegate that holds the controller alone shall hear it.
        let finish: @Sendable (Outcome) -> Void = { outcome in
            DispatchQueue.main.async {
                guard self.state == .shown(number) else { return }
                self.state = .answered
                then(outcome)
                switch outcome {
                case .saved, .deleted: NotificationCenter.default.post(name: Self.didChangePhrases, object: nil)
                case .cancelled, .failed: break
                }
            }
        }
        do {
            let call = try call()
            guard let link else { throw INIntentError(.noSystem, code) }
            link.ask(call) { finish(Outcome($0, code)) }
        } catch {
            finish(.failed(error as? INIntentError ?? INIntentError(.encodingFailed, reason: "\(error)")))
        }
    }

    /// The controller is gone, and the screen with it.
    func takeAway() {
        guard case .shown = state else { return }
        state = .hidden
        // On the same connection, so it never overtakes the call that shows the screen.
        link?.ask(PhraseScreenDismissal()) { _ in }
    }
}

extension PhraseScreenCaller.Outcome {
    fileprivate init(_ result: Result<PhraseScreenCall.Reply, SystemCallFailure>, _ code: INIntentError.Code) {
        do {
            switch try result.get() {
            case .saved(let payload): self = .saved(try INVoiceShortcut(payload))
            case .deleted(let identifier): self = .deleted(identifier)
            case .cancelled: self = .cancelled
            }
        } catch let failure as SystemCallFailure {
            self = .failed(INIntentError(failure, code))
        } catch {
            self = .failed(error as? INIntentError ?? INIntentError(.decodingGeneric, reason: "\(error)"))
        }
    }
}
