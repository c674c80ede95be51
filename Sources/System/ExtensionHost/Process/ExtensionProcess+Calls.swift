// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Processes
import Synchronization
import Wire

extension ExtensionProcess {
    /// Has a call answered; the process's thread goes on reading.
    func take(_ call: SystemCall, number: Int) {
        switch admission() {
        case .refused(let refusal):
            give(.refusal(refusal), to: number)
        case .admitted(let services, let identity):
            // This thread carries it on as far as it goes, and no other need be woken.
            Task(executorPreference: CarryingExecutor.shared) { [self] in
                let result = await services.answer(call, from: identity)
                finish(result, of: number)
            }
        case .ended:
            break
        }
    }

    private enum Admission {
        case admitted(any SystemServices, BundleIdentity)
        case refused(CallRefusal)
        /// Nobody is left to answer to.
        case ended
    }

    private func admission() -> Admission {
        let (isOver, backlog) = state.withLock { ($0.verdict != nil || $0.phase == .ended, $0.child?.backlog ?? 0) }
        guard !isOver else { return .ended }
        guard backlog < 8 * limits.backlog else {
            violate("made calls and did not read their results")
            return .ended
        }
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
        guard backlog < limits.backlog, reserve() else {
            return .refused(
                CallRefusal(
                    .tooMany,
                    "\(launch.identifier) has too many calls open; wait for their results before making others"))
        }
        return .admitted(services, identity)
    }

    private func reserve() -> Bool {
        state.withLock { state in
            guard state.openCalls < limits.calls else { return false }
            state.openCalls += 1
            return true
        }
    }

    private func finish(_ result: SystemResult, of number: Int) {
        give(result, to: number)
        state.withLock { $0.openCalls -= 1 }
    }

    private func give(_ result: SystemResult, to number: Int) {
        let frame: Data
        do throws(FrameError) {
            frame = try FrameEncoder.encode(.result(id: number, result))
        } catch {
            // Only a keychain's result can be that large, and whoever asked can ask for less.
            let reply = KeychainReply(.dataTooLarge, explanation: "the result \(error); ask for fewer items at once")
            return give(.keychain(reply), to: number)
        }
        _ = state.withLock(\.child)?.send(frame)
    }
}
