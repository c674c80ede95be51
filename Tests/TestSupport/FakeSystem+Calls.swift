// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// For tests to which calls alone matter.
extension FakeSystem where Heard == MessageFromApp, Said == MessageToApp {
    /// A system that answers calls at once.
    ///
    /// - Parameter answer: Nil for a call that ``give(_:to:)`` answers later.
    package static func answering(
        _ answer: @escaping @Sendable (AnySystemCall) -> SystemAnswer?
    ) throws -> FakeSystem {
        try FakeSystem { message in
            guard case .call(let id, let call) = message else { return nil }
            return answer(call).map { .result(id: id, $0) }
        }
    }

    /// Answers a call.
    package func give(_ answer: SystemAnswer, to call: HeardCall) throws {
        try send(.result(id: call.id, answer))
    }

    /// The next call that was not asked for yet; nil when there will be none.
    package func nextCall() async -> HeardCall? {
        for await case .call(let id, let call) in messages { return HeardCall(id: id, call: call) }
        return nil
    }
}

/// A call with its number.
package struct HeardCall: Hashable, Sendable {
    package let id: Int
    package let call: AnySystemCall
}

extension SystemAnswer {
    /// An answer to calls of a type, whatever they ask.
    package static func reply<Call: SystemCall>(to call: Call, _ reply: Call.Reply) -> SystemAnswer {
        SystemAnswer(to: call, .success(reply))
    }
}

extension Result where Failure == CallRefusal {
    /// Nil if there is a reply.
    package var refusal: CallRefusal? {
        if case .failure(let refusal) = self { refusal } else { nil }
    }

    /// Nil if there is a refusal.
    package var reply: Success? {
        if case .success(let reply) = self { reply } else { nil }
    }
}
