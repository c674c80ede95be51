// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import SystemTexts

/// How far the run of an App Intent has come.
struct IntentRun: Hashable {
    /// Whether it has begun and is not over; what is asked meanwhile it has asked.
    private(set) var isRunning = false
    /// Whether the app was brought to the front.
    private(set) var isInFront = false
    private var reports = 0
    private var lastReport: String?

    /// The handler begins.
    mutating func begin() { isRunning = true }

    /// The handler is done, or nobody waits for it any more.
    ///
    /// - Returns: Whether it was running until now.
    mutating func end() -> Bool {
        defer { isRunning = false }
        return isRunning
    }

    /// The app is in front from now on.
    mutating func cameToFront() { isInFront = true }

    /// Takes a report of progress; the same words are not said twice.
    mutating func progressed(_ share: Double?, _ text: String?, in context: ConversationContext) -> ConversationStep {
        reports += 1
        guard reports <= context.limits.progress else {
            return .fail(
                context.failure(
                    .timeout, context.say(.appFailed),
                    detail: "the run reported progress \(context.limits.progress) times without ending"))
        }
        let percent = share.flatMap { $0.isFinite ? "\(Int((min(max($0, 0), 1) * 100).rounded())) %" : nil }
        let words = context.joined([text, percent])
        guard !words.isEmpty, words != lastReport else { return .resume(nil) }
        lastReport = words
        return .report(words)
    }
}
