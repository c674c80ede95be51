// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Synchronization
import SystemLink
import Wire

/// The run of an intent: what it asks and tells, and the answers to it, one after the other.
///
/// The system waits for one stage at a time, and the intent for one answer; what asks meanwhile waits its turn.
final class RunningIntent: RunConversation {
    private struct Inquiry {
        let number: Int
        let question: QuestionPayload
        let continuation: CheckedContinuation<AnswerPayload, any Error>
    }

    private struct State {
        var task: Task<Void, Never>?
        /// Who waits for the next stage.
        var waiter: CheckedContinuation<ExtensionReply, Never>?
        /// The end, where nobody waits for it yet.
        var end: ExtensionReply?
        /// Those that are asked; the first one is the one that the person hears, once it was given to the system.
        var inquiries: [Inquiry] = []
        var isAsked = false
        var lastInquiry = 0
        /// What is to be told about the progress.
        var progress: RunStage?
        var isInFront: Bool
        var isCancelled = false
    }

    let intent: (any AppIntent)?
    private let performed: any AppIntent
    private let state: Mutex<State>
    private let reported = ReportedProgress()

    init(_ intent: any AppIntent, isInFront: Bool) {
        self.intent = intent
        performed = intent
        state = Mutex(State(isInFront: isInFront))
    }

    /// How far the intent has come, as it tells itself.
    var progress: Progress { reported }

    var systemContext: IntentSystemContext {
        let isInFront = state.withLock(\.isInFront)
        let mayComeToFront = isInFront || type(of: performed).mayComeToFront
        return IntentSystemContext(
            preciseTimestamp: Date(),
            currentMode: IntentModes.Current(isInForeground: isInFront, canContinueInForeground: mayComeToFront))
    }

    /// Performs the intent, on threads that may wait.
    func start(with values: [String: IntentValue], report: @escaping @Sendable (String) -> Void) {
        reported.changed = { [weak self] in self?.tell($0, $1) }
        let performance = IntentPerformance(performed, in: self, report: report)
        let task = Task(executorPreference: WaitingExecutor()) {
            let reply = await IntentRun.$current.withValue(self) { await performance.reply(to: values) }
            self.finish(reply)
        }
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        // Anyone who stopped the run before the task was known had nothing to cancel.
        if isCancelled { task.cancel() }
    }

    /// The next question or progress, or the end.
    func next() async -> ExtensionReply {
        await withCheckedContinuation { continuation in
            let reply = state.withLock { state -> ExtensionReply? in
                if let stage = Self.stage(of: &state) { return stage }
                state.waiter = continuation
                return nil
            }
            if let reply { continuation.resume(returning: reply) }
        }
    }

    /// The person's answer to the question that was given last; nil goes on without.
    func take(_ answer: AnswerPayload?) {
        guard let answer else { return }
        let inquiry = state.withLock { state -> Inquiry? in
            guard state.isAsked, !state.inquiries.isEmpty else { return nil }
            state.isAsked = false
            let inquiry = state.inquiries.removeFirst()
            if case .foreground = inquiry.question, answer == .agreed(true) { state.isInFront = true }
            return inquiry
        }
        inquiry?.continuation.resume(returning: answer)
    }

    /// Nobody waits for the end any more.
    func cancel() {
        let (task, inquiries) = state.withLock { state in
            state.isCancelled = true
            defer { state.inquiries = [] }
            return (state.task, state.inquiries)
        }
        task?.cancel()
        progress.cancel()
        inquiries.forEach { $0.continuation.resume(throwing: CancellationError()) }
    }

    // MARK: For the intent

    func ask(_ question: QuestionPayload) async throws -> AnswerPayload {
        let number = state.withLock { state in
            state.lastInquiry += 1
            return state.lastInquiry
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    guard !state.isCancelled, !Task.isCancelled else { return true }
                    state.inquiries.append(Inquiry(number: number, question: question, continuation: continuation))
                    return false
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                deliver()
            }
        } onCancel: {
            withdraw(number)
        }
    }

    /// Takes back a question whose task was cancelled; one that the person hears already has no answer then.
    private func withdraw(_ number: Int) {
        let inquiry = state.withLock { state -> Inquiry? in
            guard let place = state.inquiries.firstIndex(where: { $0.number == number }) else { return nil }
            if place == 0 { state.isAsked = false }
            return state.inquiries.remove(at: place)
        }
        inquiry?.continuation.resume(throwing: CancellationError())
    }

    private func tell(_ share: Double?, _ text: String?) {
        state.withLock { $0.progress = .progress(share: share, text: text) }
        deliver()
    }

    private func finish(_ reply: ExtensionReply) {
        state.withLock { $0.end = reply }
        deliver()
    }

    /// Gives the next stage to anyone who waits for it.
    private func deliver() {
        let waiting = state.withLock { state -> (CheckedContinuation<ExtensionReply, Never>, ExtensionReply)? in
            guard let waiter = state.waiter, let stage = Self.stage(of: &state) else { return nil }
            state.waiter = nil
            return (waiter, stage)
        }
        if let (waiter, stage) = waiting { waiter.resume(returning: stage) }
    }

    private static func stage(of state: inout State) -> ExtensionReply? {
        // What was told first comes first; of several that nobody has heard, the last.
        if let progress = state.progress {
            state.progress = nil
            return .running(progress)
        }
        if let end = state.end { return end }
        guard !state.isAsked, let inquiry = state.inquiries.first else { return nil }
        state.isAsked = true
        return .running(.question(inquiry.question))
    }
}

extension AppIntent {
    /// Whether the intent may ask to go on in front.
    fileprivate static var mayComeToFront: Bool { supportedModes.contains(.foreground(.dynamic)) }
}
