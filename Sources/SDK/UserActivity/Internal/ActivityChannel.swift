// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import SystemLink
import Wire

/// Tells the system of activities, in order, without holding up who tells.
final class ActivityChannel: Sendable {
    private struct Entry {
        var call: ActivityCall
        var then: (@Sendable () -> Void)?
    }

    private struct State {
        var waiting: [Entry] = []
        /// Calls that wait, or are being answered.
        var open = 0
        /// Complaints that were made, so that each is made once.
        var complaints: Set<String> = []
    }

    private static let complaintLimit = 256

    private let link: SystemLink?
    private let queue = DispatchQueue(label: "UserActivity.ActivityChannel")
    private let state = Mutex(State())

    init(link: SystemLink?) {
        self.link = link
    }

    /// - Parameter then: Called on the channel's queue when the system has answered, or cannot.
    func send(_ call: ActivityCall, then: (@Sendable () -> Void)? = nil) {
        guard link != nil || then != nil else { return }
        let entry = Entry(call: call, then: then)
        let isTakenAlong = state.withLock { state in
            if let last = state.waiting.last, let newer = last.call.replaced(by: call) {
                state.waiting[state.waiting.count - 1].call = newer
                return true
            }
            state.waiting.append(entry)
            state.open += 1
            return false
        }
        if !isTakenAlong { queue.async { [self] in sendNext() } }
    }

    /// Whether the system has answered all it was told.
    var isSettled: Bool { state.withLock { $0.open == 0 } }

    func whenSettled(_ then: @escaping @Sendable () -> Void) {
        queue.async(execute: then)
    }

    /// What the developer was told of late.
    var complaints: Set<String> { state.withLock { $0.complaints } }

    /// Tells the app's developer, once.
    func complain(_ text: String) {
        let isNew = state.withLock { state in
            if state.complaints.count == Self.complaintLimit { state.complaints = [] }
            return state.complaints.insert(text).inserted
        }
        if isNew { StandardError.write(text, from: "UserActivity") }
    }

    private func sendNext() {
        guard let entry = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else { return }
        if let link { ask(link, entry.call) }
        entry.then?()
        state.withLock { $0.open -= 1 }
    }

    private func ask(_ link: SystemLink, _ call: ActivityCall) {
        do throws(SystemCallFailure) {
            switch try link.call(.activity(call)) {
            case .activity(let reply):
                if let refusal = reply.refusal { complain(refusal) }
            case .refusal(let refusal):
                complain(refusal.text)
            default:
                complain("the system answered another question")
            }
        } catch .closed {
            // The process is about to end, and so is what it wanted to say.
        } catch {
            complain(error.description)
        }
    }
}

extension ActivityCall {
    /// The one call that says what this one and a later one say; nil where it takes both.
    fileprivate func replaced(by later: ActivityCall) -> ActivityCall? {
        switch (self, later) {
        case (.becameCurrent(let id, _), .updated(let later, let activity)) where id == later:
            .becameCurrent(id: id, activity)
        case (.updated(let id, _), .updated(let later, let activity)) where id == later: .updated(id: id, activity)
        default: nil
        }
    }
}
