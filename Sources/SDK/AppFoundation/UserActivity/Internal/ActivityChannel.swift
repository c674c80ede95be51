// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import SystemLink
import Wire

/// Tells the system of activities, in order, without holding up who tells.
final class ActivityChannel: Sendable {
    private struct State {
        /// Calls that are not on their way yet, by the order in which they were made.
        var waiting: [(number: Int, call: ActivityCall)] = []
        var last = 0
        /// Complaints that were made, so that each is made once.
        var complaints: Set<String> = []
    }

    private static let complaintLimit = 256

    private let calls: CallChannel
    private let state = Mutex(State())

    init(link: SystemLink?) { calls = CallChannel("UserActivity.ActivityChannel", link: link) }

    /// - Parameter then: Called on the channel's queue when the system has answered, or cannot.
    func send(_ call: ActivityCall, then: (@Sendable () -> Void)? = nil) {
        let number = state.withLock { state -> Int? in
            if let last = state.waiting.last, let newer = last.call.replaced(by: call) {
                state.waiting[state.waiting.count - 1].call = newer
                return nil
            }
            state.last += 1
            state.waiting.append((state.last, call))
            return state.last
        }
        guard let number else { return }
        // Not at once: what changes soon after goes along.
        calls.call(isAtOnce: false) { [self] in
            take(number)
        } then: { [self] result in
            if case .failure(let failure)? = result { note(failure) }
            then?()
        }
    }

    private func take(_ number: Int) -> ActivityCall? {
        state.withLock { state in
            state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0).call }
        }
    }

    /// Returns when the system has answered all messages.
    func settle() async { await calls.settle() }

    /// The latest messages to the developer.
    var complaints: Set<String> { state.withLock { $0.complaints } }

    private func note(_ failure: SystemCallFailure) {
        switch failure {
        // The process is about to end, or there was never a system to send to.
        case .closed, .noSystem: break
        default: complain(failure.description)
        }
    }

    /// Tells the app's developer, once.
    func complain(_ text: String) {
        let isNew = state.withLock { state in
            if state.complaints.count == Self.complaintLimit { state.complaints = [] }
            return state.complaints.insert(text).inserted
        }
        if isNew { StandardError.write(text, from: "UserActivity") }
    }
}

extension ActivityCall {
    /// The one call that says what this one and a later one say; nil if it takes both.
    fileprivate func replaced(by later: ActivityCall) -> ActivityCall? {
        switch (self, later) {
        case (.becameCurrent(let id, _), .updated(let later, let activity)) where id == later:
            .becameCurrent(id: id, activity)
        case (.updated(let id, _), .updated(let later, let activity)) where id == later: .updated(id: id, activity)
        default: nil
        }
    }
}
