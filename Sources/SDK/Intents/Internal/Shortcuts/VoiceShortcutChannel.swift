// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
package import SystemLink
package import Wire

/// What the process asks the system about phrases and proposals.
package final class VoiceShortcutChannel: Sendable {
    /// The channel of the process; a test has its own.
    @TaskLocal package static var shared = VoiceShortcutChannel(link: .inherited)

    package let link: SystemLink?
    /// Calls are made in order, off the thread of whoever asks.
    private let queue = DispatchQueue(label: "Intents.VoiceShortcutChannel")
    private let waiting = Atomic(0)

    /// - Parameter link: Nil in a process that the system did not start: it has no phrases, and nobody hears proposals.
    package init(link: SystemLink?) {
        self.link = link
    }

    /// Asks for voice shortcuts.
    ///
    /// - Parameter then: Called on a queue of the channel's.
    package func shortcuts(
        _ call: VoiceShortcutsCall, then: @escaping @Sendable (Result<[INVoiceShortcut], any Error>) -> Void
    ) {
        enqueue { [self] in
            then(Result { try ask(call, .voiceShortcutGetFailed).shortcuts.compactMap(Self.readable) })
        }
    }

    func propose(_ suggestions: [INShortcut]) {
        let payloads = Result { try suggestions.map { try $0.payload() } }
        enqueue { [self] in
            do {
                _ = try ask(.suggest(payloads.get()), .voiceShortcutCreationFailed)
            } catch {
                Self.tell("the proposed shortcuts stay as they were: \(Self.reason(error))")
            }
        }
    }

    func setRelevant(_ shortcuts: [INRelevantShortcut], then: @escaping @Sendable ((any Error)?) -> Void) {
        let payloads = Result { try shortcuts.map { try $0.payload() } }
        enqueue { [self] in
            do {
                try setRelevant(payloads.get())
                then(nil)
            } catch let error as INIntentError {
                then(error)
            } catch {
                then(Self.error(.encodingFailed, "\(error)"))
            }
        }
    }
}

// MARK: - Calls

extension VoiceShortcutChannel {
    private func enqueue(_ work: @escaping @Sendable () -> Void) {
        waiting.add(1, ordering: .acquiringAndReleasing)
        queue.async { [self] in
            work()
            waiting.subtract(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Returns when the system has answered what it was asked so far, and the completions have returned.
    ///
    /// - Returns: Whether there was anything to wait for.
    func settle() async -> Bool {
        guard waiting.load(ordering: .acquiring) > 0 else { return false }
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        return true
    }

    /// An error with the system's own sentence.
    package static func error(_ code: INIntentError.Code, _ reason: String) -> INIntentError {
        INIntentError(code, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    /// What is said where nobody can be asked.
    package static let noSystem =
        "this process was not started by Beckon, so it has no voice shortcuts; install its package with "
        + "‘beckon install PATH’ and open it with ‘beckon open’"

    /// The error that an app gets for a refusal.
    package static func error(_ refusal: DonationReply.Refusal, _ code: INIntentError.Code) -> INIntentError {
        error(INIntentError.Code(rawValue: refusal.code) ?? code, refusal.text)
    }

    private func ask(_ call: VoiceShortcutsCall, _ code: INIntentError.Code) throws -> VoiceShortcutsReply {
        switch try send(.voiceShortcuts(call), code) {
        case .voiceShortcuts(.refused(let refusal)): throw Self.error(refusal, code)
        case .voiceShortcuts(let reply): return reply
        default: throw Self.error(code, "the system answered something else; update Beckon")
        }
    }

    private func setRelevant(_ shortcuts: [RelevantShortcutPayload]) throws {
        let code = INIntentError.Code.missingInformation
        switch try send(.relevantShortcuts(RelevantShortcutsCall(shortcuts: shortcuts)), code) {
        case .relevantShortcuts(let reply):
            if let refusal = reply.refusal { throw Self.error(refusal, code) }
        default: throw Self.error(code, "the system answered something else; update Beckon")
        }
    }

    /// Waits for the answer, on the channel's queue.
    private func send(_ call: SystemCall, _ code: INIntentError.Code) throws -> SystemResult {
        guard let link else { throw Self.error(code, Self.noSystem) }
        let result: SystemResult
        do throws(SystemCallFailure) {
            result = try link.call(call)
        } catch {
            throw Self.error(code, error.description)
        }
        if case .refusal(let refusal) = result { throw Self.error(code, refusal.text) }
        return result
    }

    private static func readable(_ payload: VoiceShortcutPayload) -> INVoiceShortcut? {
        do {
            return try INVoiceShortcut(payload)
        } catch {
            tell("the voice shortcut ‘\(payload.phrase)’ is left out: \(error)")
            return nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        (error as? INIntentError)?.localizedDescription ?? "\(error)"
    }

    private static func tell(_ text: String) {
        StandardError.write(text, from: "Intents")
    }
}

extension INVoiceShortcut {
    /// A voice shortcut that travelled.
    ///
    /// - Throws: When its intent cannot be made in this process.
    package convenience init(_ payload: VoiceShortcutPayload) throws {
        self.init(
            identifier: payload.identifier, invocationPhrase: payload.phrase, shortcut: try INShortcut(payload.shortcut)
        )
    }
}

extension VoiceShortcutsReply {
    fileprivate var shortcuts: [VoiceShortcutPayload] {
        if case .shortcuts(let shortcuts) = self { shortcuts } else { [] }
    }
}
