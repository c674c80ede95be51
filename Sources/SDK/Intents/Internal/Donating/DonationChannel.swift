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
    /// Those of them that are not on their way yet, and who waits until none is.
    private let unsent = Mutex((count: 0, waiters: [CheckedContinuation<Void, Never>]()))

    /// - Parameter link: Nil in a process that the system did not start: every call fails.
    init(link: SystemLink?) {
        self.link = link
    }

    /// - Parameters:
    ///   - operation: The code of an error that the system gives no code for.
    ///   - completion: Called on the channel's queue when the system has answered, or cannot.
    func send(_ call: DonationCall, _ operation: INIntentError.Code, then completion: @escaping Completion) {
        enqueue(operation, { call }) { completion($0.error) }
    }

    /// Donates; the donation knows its number afterwards.
    func donate(_ payload: DonationPayload, as donation: AnonymousDonation, then completion: @escaping Completion) {
        enqueue(.donatingInteraction, { .donate(payload) }) { answer in
            donation.keep(answer.donation)
            completion(answer.error)
        }
    }

    /// Gives a donation the identifier that the app has come to know; in order, so that a deletion finds it.
    func name(_ donation: AnonymousDonation, _ identifier: String) {
        // One that was refused has no number, and nothing to delete.
        enqueue(.donatingInteraction, { donation.number.map { .name(donation: $0, identifier: identifier) } }) {
            guard let error = $0.error else { return }
            StandardError.write(
                "the donation \(identifier) cannot be deleted by its identifier: \(error.localizedDescription)",
                from: "Intents")
        }
    }

    /// Reports what went wrong before there was anything to send, as late as everything else.
    func fail(_ error: INIntentError, then completion: @escaping Completion) {
        queue.async { completion(error) }
    }
}

// MARK: - Waiting for it

extension DonationChannel {
    /// Returns when all that the system is to be told is on its way to it.
    func send() async {
        guard unsent.withLock({ $0.count > 0 }) else { return }
        await withCheckedContinuation { continuation in
            let isSent = unsent.withLock { unsent in
                if unsent.count > 0 { unsent.waiters.append(continuation) }
                return unsent.count == 0
            }
            if isSent { continuation.resume() }
        }
    }

    /// Returns when the system has answered what it was told so far, and the completions have returned.
    ///
    /// - Returns: Whether there was anything to wait for.
    func settle() async -> Bool {
        guard waiting.load(ordering: .acquiring) > 0 else { return false }
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        return true
    }
}

// MARK: - Calls, one after the other

extension DonationChannel {
    private struct Answer {
        var donation: Int?
        var error: INIntentError?
    }

    private enum Sending {
        case sent(SystemLink.SentCall)
        case failed(INIntentError)
        /// There was nothing to send.
        case nothing
    }

    /// - Parameter call: Made when it is its turn.
    private func enqueue(
        _ operation: INIntentError.Code, _ call: @escaping @Sendable () -> DonationCall?,
        then: @escaping @Sendable (Answer) -> Void
    ) {
        let place = waiting.add(1, ordering: .acquiringAndReleasing).newValue
        guard place <= Self.limit else {
            waiting.subtract(1, ordering: .relaxed)
            let reason = "\(Self.limit) calls wait for the system already; wait for a completion before the next"
            return fail(INIntentError(operation, reason: reason)) { then(Answer(error: $0)) }
        }
        // Where none is before it, it is on its way before this returns: a process that answers the system next, and is
        // not needed any more then, has donated.
        let sending = place == 1 ? begin(call, operation, waits: false) : nil
        if sending == nil { unsent.withLock { $0.count += 1 } }
        queue.async { [self] in
            then(answer(to: sending ?? beginInTurn(call, operation), operation))
            waiting.subtract(1, ordering: .acquiringAndReleasing)
        }
    }

    private func beginInTurn(_ call: () -> DonationCall?, _ operation: INIntentError.Code) -> Sending? {
        defer {
            let waiters = unsent.withLock { unsent in
                unsent.count -= 1
                guard unsent.count == 0 else { return [CheckedContinuation<Void, Never>]() }
                defer { unsent.waiters = [] }
                return unsent.waiters
            }
            for waiter in waiters { waiter.resume() }
        }
        return begin(call, operation, waits: true)
    }

    /// Nil where there is no room for a call and nothing may wait for it.
    private func begin(
        _ call: () -> DonationCall?, _ operation: INIntentError.Code, waits: Bool
    ) -> Sending? {
        guard let link else { return .failed(INIntentError(operation, reason: Self.noSystem)) }
        guard let call = call() else { return .nothing }
        do throws(SystemCallFailure) {
            return try link.send(.donation(call), waitingForRoom: waits).map(Sending.sent)
        } catch {
            return .failed(INIntentError(operation, reason: error.description))
        }
    }

    /// Waits for it, on the channel's queue.
    private func answer(to sending: Sending?, _ operation: INIntentError.Code) -> Answer {
        switch sending {
        case .failed(let error): return Answer(error: error)
        case .nothing: return Answer()
        case nil:
            let failure = SystemCallFailure.timeout(SystemLink.callLimit)
            return Answer(error: INIntentError(operation, reason: failure.description))
        case .sent(let sent): return answer(to: sent, operation)
        }
    }

    private func answer(to sent: SystemLink.SentCall, _ operation: INIntentError.Code) -> Answer {
        guard let link else { return Answer() }
        do throws(SystemCallFailure) {
            switch try link.result(of: sent) {
            case .donation(let reply):
                let error = reply.refusal.map { refusal in
                    INIntentError(INIntentError.Code(rawValue: refusal.code) ?? operation, reason: refusal.text)
                }
                return Answer(donation: reply.donation, error: error)
            case .refusal(let refusal):
                return Answer(error: INIntentError(operation, reason: refusal.text))
            default:
                return Answer(
                    error: INIntentError(operation, reason: "the system answered something else; update Beckon"))
            }
        } catch {
            return Answer(error: INIntentError(operation, reason: error.description))
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
