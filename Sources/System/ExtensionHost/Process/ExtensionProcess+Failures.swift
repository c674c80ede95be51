// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Sentences
import Wire

extension ExtensionProcess {
    func failure(_ kind: ExtensionFailure.Kind, _ text: String, lastWords: String?) -> ExtensionFailure {
        ExtensionFailure(kind, identifier: launch.identifier, text: "the extension \(text)", detail: lastWords)
    }

    func cancellation(of request: ExtensionRequest) -> ExtensionFailure {
        failure(.cancelled, "was asked \(request.summary), but nobody waits for the answer any more", lastWords: nil)
    }

    func lateness(of request: ExtensionRequest, in state: State) -> ExtensionFailure {
        let text =
            if state.phase == .starting {
                "was not ready within \(limits.time(for: request)) and was ended; "
                    + "its executable has to start as an extension and not to wait for anything before"
            } else {
                "was asked \(request.summary), did not answer within \(limits.time(for: request)) and was ended; "
                    + "call the completion on every path"
            }
        return failure(.timeout, text, lastWords: state.lastWords)
    }

    /// Why the process ended by itself, as the request that was open, if one was, is told.
    func explanation(
        of termination: Termination, in state: State, asked request: ExtensionRequest?
    ) -> ExtensionFailure {
        let end =
            termination.wasKilledByOthers
            ? "was killed, by the kernel for want of memory or by somebody else (SIGKILL)"
            : termination.cause.description
        if let excess = limits.use.excess(endedBy: termination, resources: limits.resources) {
            return failure(.outOfMemory, "\(excess) and was ended", lastWords: state.lastWords)
        }
        if isOutOfMemory(termination, in: state) {
            let limit = limits.resources.dataBytes.map { " of \($0 >> 20) MiB" } ?? ""
            let text = "wanted more memory than its limit\(limit) and \(end); hold less at once"
            return failure(.outOfMemory, text, lastWords: state.lastWords)
        }
        if !state.isReady {
            let text = "\(end) before it was ready; see what it printed, and run its executable by hand"
            return failure(.launchFailed, text, lastWords: state.lastWords)
        }
        let asked = request.map { " when asked \($0.summary)" } ?? ""
        if state.hasClosedConnection, termination.wasKilled, termination.cause == .signal(9) {
            let text = "closed descriptor 3\(asked) and was ended; leave the descriptor alone"
            return failure(.crashed, text, lastWords: state.lastWords)
        }
        return failure(.crashed, "\(end)\(asked); see what it printed", lastWords: state.lastWords)
    }

    /// Programs meet the limit in two ways: little by little, and then nearly all of it was in use;
    /// or by asking for a great piece, and then the runtime says so before it gives up.
    private func isOutOfMemory(_ termination: Termination, in state: State) -> Bool {
        guard !termination.isSuccess else { return false }
        if let limit = limits.resources.dataBytes, let peak = termination.peakMemory, peak >= limit / 10 * 8 {
            return true
        }
        let words = ["failed to allocate", "Cannot allocate memory", "out of memory", "bad_alloc"]
        return words.contains { state.errorTail.contains($0) }
    }
}
