// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import TestSupport
import Wire

@testable import AppFoundation

/// A system that writes down what it is told about activities, with a center at the other end.
final class ListeningSystem: Sendable {
    /// Apart from the system, whose thread fills it.
    private final class Notes: Sendable {
        let calls = Mutex<[ActivityCall]>([])
    }

    let center: ActivityCenter
    private let system: AppSystem
    private let notes: Notes

    /// What it was told so far.
    var calls: [ActivityCall] { notes.calls.withLock { $0 } }

    /// - Parameter result: What each call is answered with.
    init(
        result: @escaping @Sendable (ActivityCall) -> Result<Done, CallRefusal> = { _ in .success(Done()) }
    ) throws {
        let notes = Notes()
        self.notes = notes
        system = try AppSystem { message in
            guard case .call(let id, .activity(let call)) = message else { return nil }
            notes.calls.withLock { $0.append(call) }
            return .result(id: id, SystemAnswer(to: call, result(call)))
        }
        center = ActivityCenter(link: system.link)
    }

    func hangUp() {
        system.hangUp()
    }

    /// Runs work of an app that has this system.
    func run<Value>(_ work: () throws -> Value) rethrows -> Value {
        try ActivityCenter.$shared.withValue(center, operation: work)
    }

    /// What it was told, once it has answered everything.
    func settledCalls() async -> [ActivityCall] {
        await center.settle()
        return calls
    }
}

extension ActivityCall {
    /// The call in short: what is done, to the activity of which title.
    var summary: String {
        switch self {
        case .becameCurrent(_, let activity): "current \(activity.title ?? "-")"
        case .updated(_, let activity): "updated \(activity.title ?? "-")"
        case .resigned: "resigned"
        case .invalidated: "invalidated"
        case .delete(let identifiers): "delete \(identifiers.joined(separator: ","))"
        case .deleteAll: "delete all"
        }
    }
}
