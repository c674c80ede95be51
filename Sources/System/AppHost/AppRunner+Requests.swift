// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ProcessLife
import Sentences
import Wire

// What the app is asked.
extension AppRunner {
    /// Asks the app, wherever it is in its life; where it does not run it is launched, and nobody sees it.
    func ask(_ request: AppRequest, of launch: BundleLaunch) async -> OpenRequests.Answer {
        guard requests.count < Self.callLimit else {
            return .failure(
                ExtensionFailure(
                    .tooManyCalls, identifier: identifier,
                    text:
                        "the app was not asked: \(Self.callLimit) requests already wait for its answer; ask again later"
                ))
        }
        mayCallAgain()
        lastRequest += 1
        let number = lastRequest
        let limits = surroundings.limits
        let time = surroundings.timekeeper.now() + limits.time(for: request) + (isRunning ? .zero : limits.life.launch)
        let deadline = Task { [messages, timekeeper = surroundings.timekeeper] in
            if await timekeeper.sleep(until: time) { messages.yield(.unasked(number, .timeout)) }
        }
        defer { deadline.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                requests.add(.init(request: request, continuation: continuation, launch: launch), as: number)
                messages.yield(.ask(number))
            }
        } onCancel: {
            messages.yield(.unasked(number, .cancelled))
        }
    }

    /// Lets the app's life know that somebody waits for it.
    func acceptRequest(_ number: Int) async {
        guard let request = requests[number] else { return }
        guard !life.isLeaving else {
            return requests.fail(number, .stopped, "the app was closing; ask again")
        }
        if life.phase == .ended { launch = request.launch }
        await receive(.needed)
    }

    func giveUpRequest(_ number: Int, _ kind: ExtensionFailure.Kind) async {
        guard let request = requests[number]?.request else { return }
        let text: Sentence =
            kind == .cancelled
            ? "the app was asked, but the caller no longer waits for the answer"
            : "the app was asked, and did not answer within \(surroundings.limits.time(for: request)); answer "
                + "on every path"
        requests.fail(number, kind, text)
        await noteAnswered()
    }

    /// Whether a request had that number; nobody need wait for it any more. An app that makes up others is ended.
    func checkIsAsked(_ number: Int) async -> Bool {
        if number > 0, number <= lastRequest { return true }
        await receive(.broke(reason: "answered request \(number), which was never made"))
        return false
    }

    /// After the last answer the app is needed no more.
    func noteAnswered() async {
        guard requests.isEmpty else { return }
        process?.countOutput(false)
        await receive(.unneeded)
    }

    /// Sends what the app has not been asked yet, once it can be asked.
    func sendRequests() {
        guard life.takesRequests, let process else { return }
        let unsent = requests.takeUnsent()
        if !unsent.isEmpty { process.countOutput(true) }
        for (number, request) in unsent {
            do throws(FrameError) {
                // A connection that is closed shows at the process's end, or at the deadline.
                try process.peer.send(.request(id: number, request))
            } catch {
                requests.fail(number, .unsendable, "the app was not asked: \(error.description)")
            }
        }
    }

    /// It prints without end over what it is asked.
    func endFlood() async {
        guard !requests.isEmpty else { return }
        let limit = surroundings.limits.output
        requests.failAll(
            .floodedOutput,
            "the app printed more than \(limit) bytes during one request and was ended; make it print less")
        await receive(.exceeded(reason: "printed more than \(limit) bytes during one request; make it print less"))
    }

    /// The process is gone, and with it all that it was asked.
    func failRequests(_ reason: AppLife.Reason) {
        let kind: ExtensionFailure.Kind =
            switch reason.kind {
            case .notStarted, .takesNoItems: .launchFailed
            case .ended, .setAside: .crashed
            case .timeout: .timeout
            case .protocolViolation: .protocolViolation
            case .stopped: .stopped
            }
        requests.failAll(kind, "the app \(reason.text)")
    }
}
