// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import SystemLink
import Wire

/// Tells the system of donations, in order, without holding up who tells.
final class DonationChannel: Sendable {
    typealias Completion = @Sendable (INIntentError?) -> Void

    /// How many may wait here. An app that donates faster than the disk writes is told so instead of growing.
    static let limit = 1024

    /// The channel of the process; a test has its own.
    @TaskLocal static var shared = DonationChannel(link: .inherited)

    private let link: SystemLink?
    private let queue = DispatchQueue(label: "Intents.DonationChannel")
    private let waiting = Atomic(0)

    /// - Parameter link: Nil in a process that the system did not start: every call fails.
    init(link: SystemLink?) {
        self.link = link
    }

    /// - Parameters:
    ///   - operation: The code of an error that the system gives no code for.
    ///   - completion: Called on the channel's queue when the system has answered, or cannot.
    func send(_ call: DonationCall, _ operation: INIntentError.Code, then completion: @escaping Completion) {
        enqueue(operation, completion) { [self] in
            completion(ask(call, operation).error)
        }
    }

    /// Donates; the donation knows its number afterwards.
    func donate(_ payload: DonationPayload, as donation: AnonymousDonation, then completion: @escaping Completion) {
        enqueue(.donatingInteraction, completion) { [self] in
            let answer = ask(.donate(payload), .donatingInteraction)
            donation.keep(answer.donation)
            completion(answer.error)
        }
    }

    /// Gives a donation the identifier that the app has come to know; in order, so that a deletion finds it.
    func name(_ donation: AnonymousDonation, _ identifier: String) {
        let tell: Completion = { error in
            guard let error else { return }
            StandardError.write(
                "the donation \(identifier) cannot be deleted by its identifier: \(error.localizedDescription)",
                from: "Intents")
        }
        enqueue(.donatingInteraction, tell) { [self] in
            // One that was refused has no number, and nothing to delete.
            guard let number = donation.number else { return }
            tell(ask(.name(donation: number, identifier: identifier), .donatingInteraction).error)
        }
    }

    /// Reports what went wrong before there was anything to send, as late as everything else.
    func fail(_ error: INIntentError, then completion: @escaping Completion) {
        queue.async { completion(error) }
    }

    private func enqueue(
        _ operation: INIntentError.Code, _ completion: @escaping Completion, _ work: @escaping @Sendable () -> Void
    ) {
        guard waiting.add(1, ordering: .relaxed).newValue <= Self.limit else {
            waiting.subtract(1, ordering: .relaxed)
            return fail(
                INIntentError(
                    operation,
                    reason: "\(Self.limit) calls wait for the system already; wait for a completion before the next"),
                then: completion)
        }
        queue.async { [self] in
            defer { waiting.subtract(1, ordering: .relaxed) }
            work()
        }
    }

    /// Waits for the answer, on the channel's queue.
    private func ask(_ call: DonationCall, _ operation: INIntentError.Code) -> (donation: Int?, error: INIntentError?) {
        guard let link else { return (nil, INIntentError(operation, reason: Self.noSystem)) }
        do throws(SystemCallFailure) {
            switch try link.call(.donation(call)) {
            case .donation(let reply):
                let error = reply.refusal.map { refusal in
                    INIntentError(INIntentError.Code(rawValue: refusal.code) ?? operation, reason: refusal.text)
                }
                return (reply.donation, error)
            case .refusal(let refusal): return (nil, INIntentError(operation, reason: refusal.text))
            default:
                return (nil, INIntentError(operation, reason: "the system answered something else; update Beckon"))
            }
        } catch {
            return (nil, INIntentError(operation, reason: error.description))
        }
    }

    private static let noSystem =
        "this process was not started by Beckon, so nobody keeps its donations; install its package with "
        + "‘beckon install PATH’ and open it with ‘beckon open’ or ask it with ‘beckon say’"
}

extension INIntentError {
    /// An error with the system's own sentence.
    init(_ code: Code, reason: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}
