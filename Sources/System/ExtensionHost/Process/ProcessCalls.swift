// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
package import Processes
import Synchronization
package import Wire

/// The calls of one process: which are let through, and what becomes of them.
package final class ProcessCalls: Sendable {
    private enum Admission {
        case admitted(any SystemServices, BundleIdentity)
        case refused(CallRefusal)
    }

    private let launch: BundleLaunch
    private let services: (any SystemServices)?
    private let limits: ExtensionLimits
    /// Calls the system is at, and results of theirs that are not on their way yet.
    private let open = Mutex(0)
    private let waiting = WaitingCalls()

    /// - Parameter services: Answers the calls; nil refuses them all.
    package init(of launch: BundleLaunch, services: (any SystemServices)?, limits: ExtensionLimits) {
        self.launch = launch
        self.services = services
        self.limits = limits
    }

    /// Has a call answered; the calling thread goes on.
    ///
    /// To be called on one thread at a time, in the order in which the process made the calls.
    ///
    /// - Returns: False when the process does not read its results, and is better ended.
    package func take(_ call: SystemCall, number: Int, from child: ChildProcess) -> Bool {
        guard child.backlog < 8 * limits.backlog else { return false }
        switch admission(child) {
        case .refused(let refusal):
            Self.give(.refusal(refusal), to: number, of: child)
        case .admitted(let services, let identity):
            if call.endsWaiting { waiting.cancelAll() }
            let ticket = call.waitsForPerson ? waiting.ticket() : nil
            // This thread carries it on as far as it goes, and no other need be woken.
            let task = Task(executorPreference: CarryingExecutor.shared) { [self] in
                let result = await services.answer(call, from: identity)
                Self.give(result, to: number, of: child)
                open.withLock { $0 -= 1 }
                if let ticket { waiting.remove(ticket) }
            }
            if let ticket { waiting.keep(task, ticket) }
        }
        return true
    }

    /// The process is gone: nobody waits any longer for what a person was asked.
    ///
    /// Other calls go on: what the process wanted done is done.
    package func end() {
        waiting.cancelAll()
    }

    private func admission(_ child: ChildProcess) -> Admission {
        guard let services else {
            return .refused(CallRefusal(.unavailable, "this system offers no services to \(launch.identifier)"))
        }
        guard let identity = launch.identity else {
            return .refused(
                CallRefusal(
                    .noIdentity,
                    "\(launch.identifier) is not signed, so nothing says what it may do; "
                        + "sign its package with ‘beckon sign’ and install it again"))
        }
        guard child.backlog < limits.backlog, reserve() else {
            return .refused(
                CallRefusal(
                    .tooMany,
                    "\(launch.identifier) has too many calls open; wait for their results before making others"))
        }
        return .admitted(services, identity)
    }

    private func reserve() -> Bool {
        open.withLock { open in
            guard open < limits.calls else { return false }
            open += 1
            return true
        }
    }

    private static func give(_ result: SystemResult, to number: Int, of child: ChildProcess) {
        let frame: Data
        do throws(FrameError) {
            frame = try FrameEncoder.encode(.result(id: number, result))
        } catch {
            // Only a keychain's result can be that large, and whoever asked can ask for less.
            let reply = KeychainReply(.dataTooLarge, explanation: "the result \(error); ask for fewer items at once")
            return give(.keychain(reply), to: number, of: child)
        }
        _ = child.send(frame)
    }
}
