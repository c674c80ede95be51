// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// What the system shows for a controller that has appeared, until the person is done or the controller is gone.
@MainActor final class VoiceShortcutScreen {
    /// What came of it.
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

    private let channel = VoiceShortcutChannel.shared
    private var state = State.hidden
    private var count = 0

    /// Shows the screen, unless it is shown already or the person was done with it.
    ///
    /// - Parameters:
    ///   - code: Of an error that the system gives no code for.
    ///   - call: Says what is to be shown.
    ///   - then: Called once on the main thread, later than this; not at all when the screen is taken away.
    func show(
        _ code: INIntentError.Code, _ call: () throws -> VoiceShortcutsCall,
        then: @escaping @MainActor (Outcome) -> Void
    ) {
        guard state == .hidden else { return }
        count += 1
        let number = count
        state = .shown(number)
        // Held until there is an answer: a delegate that holds the controller alone shall hear it.
        let finish: @Sendable (Result<SystemResult, any Error>) -> Void = { result in
            DispatchQueue.main.async {
                guard self.state == .shown(number) else { return }
                self.state = .answered
                then(Outcome(result, code))
            }
        }
        do {
            let call = try call()
            guard let link = channel.link else {
                throw VoiceShortcutChannel.error(code, VoiceShortcutChannel.noSystem)
            }
            link.ask(.voiceShortcuts(call)) { result in
                finish(result.mapError { VoiceShortcutChannel.error(code, $0.description) })
            }
        } catch let error as INIntentError {
            finish(.failure(error))
        } catch {
            finish(.failure(VoiceShortcutChannel.error(.encodingFailed, "\(error)")))
        }
    }

    /// The controller is gone, and the screen with it.
    func takeAway() {
        guard case .shown = state else { return }
        state = .hidden
        // On the same connection, so it never overtakes the call that shows the screen.
        channel.link?.ask(.voiceShortcuts(.dismiss)) { _ in }
    }
}

extension VoiceShortcutScreen.Outcome {
    fileprivate init(_ result: Result<SystemResult, any Error>, _ code: INIntentError.Code) {
        do {
            switch try result.get() {
            case .voiceShortcuts(.saved(let payload)): self = .saved(try INVoiceShortcut(payload))
            case .voiceShortcuts(.deleted(let identifier)): self = .deleted(identifier)
            case .voiceShortcuts(.cancelled): self = .cancelled
            case .voiceShortcuts(.refused(let refusal)): self = .failed(VoiceShortcutChannel.error(refusal, code))
            case .refusal(let refusal): self = .failed(VoiceShortcutChannel.error(code, refusal.text))
            default:
                self = .failed(
                    VoiceShortcutChannel.error(code, "the system answered something else; update Beckon"))
            }
        } catch let error as INIntentError {
            self = .failed(error)
        } catch {
            self = .failed(VoiceShortcutChannel.error(.decodingGeneric, "\(error)"))
        }
    }
}
