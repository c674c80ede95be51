// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Wire

/// The handlers of this process that report changes to their responses, for as long as the system asks.
final class RunningUpdates: Sendable {
    static let shared = RunningUpdates()

    /// How long one request waits, well within what any answer may take.
    private static let patience = DispatchTimeInterval.seconds(4)

    // `@unchecked`: touched under the mutex alone.
    private struct Running: @unchecked Sendable {
        /// Tells the handler that it is enough; holds it until then.
        let stop: () -> Void
        /// What nobody has asked for yet; of several the newest counts.
        var newest: Result<ResponsePayload, any Error>?
        var waiter: CheckedContinuation<ResponsePayload?, any Error>?
        /// Of the waiting, so that the timer of another does not end it.
        var round = 0
    }

    private let running = Mutex<[String: Running]>([:])

    /// Whether a handler tells what happens to an intent of a class.
    func isRunning(_ className: String) -> Bool { running.withLock { $0[className] != nil } }

    /// Has a handler begin to tell, where none of the class does.
    ///
    /// - Throws: ``ExtensionRefusal`` where the handler reports no changes.
    func start(_ className: String, by handler: BoundHandler, of name: String) throws(ExtensionRefusal) {
        guard let start = handler.startUpdates, let stop = handler.stopUpdates else {
            throw ExtensionRefusal(.notImplemented, "\(name) handles an intent that reports no changes")
        }
        let isNew = running.withLock { running in
            guard running[className] == nil else { return false }
            running[className] = Running(stop: stop)
            return true
        }
        if isNew { start { [self] response in told(Result { try response.payload() }, of: className) } }
    }

    /// Tells the handler of the class that it is enough.
    func stop(_ className: String) {
        let stopped = running.withLock { $0.removeValue(forKey: className) }
        stopped?.waiter?.resume(returning: nil)
        stopped?.stop()
    }

    private func told(_ response: Result<ResponsePayload, any Error>, of className: String) {
        let waiter = running.withLock { running in
            guard let waiter = running[className]?.waiter else {
                running[className]?.newest = response
                return CheckedContinuation<ResponsePayload?, any Error>?.none
            }
            running[className]?.waiter = nil
            return waiter
        }
        waiter?.resume(with: response.map { $0 })
    }

    /// Waits for the next response that the handler of a class tells.
    ///
    /// - Returns: Nil if nothing was told for a while, or none tells any more.
    /// - Throws: The reason why a response has no form outside the process.
    func next(of className: String) async throws -> ResponsePayload? {
        try await withCheckedThrowingContinuation { continuation in
            let (newest, round) = running.withLock { running -> (Result<ResponsePayload?, any Error>?, Int) in
                guard let known = running[className] else { return (.success(nil), 0) }
                if let newest = known.newest {
                    running[className]?.newest = nil
                    return (newest.map { $0 }, 0)
                }
                // Anyone who asked before has gone.
                known.waiter?.resume(returning: nil)
                running[className]?.waiter = continuation
                running[className]?.round += 1
                return (nil, known.round + 1)
            }
            if let newest { return continuation.resume(with: newest) }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
                expire(round, of: className)
            }
        }
    }

    private func expire(_ round: Int, of className: String) {
        let waiter = running.withLock { running -> CheckedContinuation<ResponsePayload?, any Error>? in
            guard running[className]?.round == round else { return nil }
            defer { running[className]?.waiter = nil }
            return running[className]?.waiter
        }
        waiter?.resume(returning: nil)
    }
}
