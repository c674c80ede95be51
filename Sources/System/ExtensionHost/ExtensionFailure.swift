// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
package import Sentences
import Wire

/// Why an extension gave no answer.
package struct ExtensionFailure: Error, Hashable, Sendable {
    /// What went wrong, as far as the caller has to tell it apart.
    package enum Kind: String, Sendable {
        /// No answer in time; the process was ended.
        case timeout
        /// The process ended while it was asked.
        case crashed
        /// The program is not where it was installed.
        case notFound
        /// The program did not start, or ended before it was ready.
        case launchFailed
        /// The process sent what is not an answer; it was ended.
        case protocolViolation
        /// The process printed without end; it was ended.
        case floodedOutput
        /// The process wanted more memory than it may have.
        case outOfMemory
        /// The request is larger than the connection carries; the process was not asked.
        case unsendable
        /// Too many wait for the process's answers; it was not asked.
        case tooManyCalls
        /// The asking task was cancelled. The process may still be at it.
        case cancelled
        /// The host was told to stop the extension.
        case stopped
    }

    package var kind: Kind
    /// The bundle identifier.
    package var identifier: String
    /// One sentence for a developer: the thing, the reason, the remedy.
    package var text: Sentence
    /// What the process said of mistakes in the request, then the last lines that it wrote to its standard error;
    /// without control characters.
    package var detail: String?

    package init(_ kind: Kind, identifier: String, text: Sentence, detail: String? = nil) {
        self.kind = kind
        self.identifier = identifier
        self.text = text
        self.detail = detail
    }
}

extension ExtensionFailure: CustomStringConvertible {
    package var description: String {
        detail.map { "\(identifier): \(text)\n\($0)" } ?? "\(identifier): \(text)"
    }
}

extension ExtensionFailure {
    /// What a life says of a request, for a developer.
    init(_ cause: ExtensionLife.Cause, identifier: String, request: ExtensionRequest, limits: ExtensionLimits) {
        let (kind, text): (Kind, Sentence) =
            switch cause {
            case .notReady:
                (
                    .timeout,
                    "was not ready within \(limits.time(for: request)) and was ended; make its executable start as an "
                        + "extension right away"
                )
            case .late:
                (
                    .timeout,
                    "was asked \(request.summary), did not answer within \(limits.time(for: request)) and was ended; "
                        + "answer on every path"
                )
            case .cancelled:
                (.cancelled, "was asked \(request.summary), but the caller no longer waits for the answer")
            case .stopped: (.stopped, "was stopped, perhaps for an update; ask again")
            case .unsendable(let reason): (.unsendable, "was not asked \(request.summary): \(reason)")
            case .violation(let reason):
                (
                    .protocolViolation,
                    "broke the protocol and was ended: it \(reason); build it with this Beckon, and leave descriptor 3 "
                        + "alone"
                )
            case .excess(let reason): (.outOfMemory, reason)
            case .flood:
                (
                    .floodedOutput,
                    "printed more than \(limits.life.output) bytes during one request and was ended; make it print less"
                )
            case .notStarted(let reason, let isMissing):
                (isMissing ? .notFound : .launchFailed, "could not be started: \(reason)")
            case .endedBeforeHello(let end):
                (
                    .launchFailed,
                    "\(end.text) before it was ready; check its output, and run its executable by hand"
                )
            case .closedConnection:
                (
                    .crashed,
                    "closed descriptor 3 when asked \(request.summary) and was ended; leave the descriptor alone"
                )
            case .ended(let end): (.crashed, "\(end.text) when asked \(request.summary); check its output")
            }
        self.init(kind, identifier: identifier, text: "the extension \(text)")
    }
}

extension ExtensionRequest {
    /// What is asked, as it goes into a sentence.
    fileprivate var summary: Sentence {
        let intent = intent.className.withoutControlCharacters.shortened(to: 200)
        return switch self {
        case .resolve(let parameter, _): "to resolve ‘\(parameter)’ of \(intent)"
        case .options(let parameter, _, _): "for the options of ‘\(parameter)’ of \(intent)"
        case .defaultValue(let parameter, _): "for the default of ‘\(parameter)’ of \(intent)"
        case .confirm: "to confirm \(intent)"
        case .handle: "to handle \(intent)"
        case .update: "for the progress of \(intent)"
        case .stopUpdates: "to stop reporting \(intent)"
        case .draw: "to draw the panel of \(intent)"
        case .resume: "to resume \(intent)"
        case .stop: "to stop \(intent)"
        }
    }
}
