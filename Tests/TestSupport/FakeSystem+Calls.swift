// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// For tests to which calls alone matter.
extension FakeSystem {
    /// A call with its number.
    package struct Call: Hashable, Sendable {
        package let id: Int
        package let call: SystemCall
    }

    /// A system that answers calls at once.
    ///
    /// - Parameter answer: Nil for a call that ``give(_:to:)`` answers later.
    package static func answering(
        _ answer: @escaping @Sendable (SystemCall) -> SystemResult?
    ) throws -> FakeSystem {
        try FakeSystem { message in
            guard case .call(let id, let call) = message else { return nil }
            return answer(call).map { .result(id: id, $0) }
        }
    }

    /// Answers a call.
    package func give(_ result: SystemResult, to call: Call) throws {
        try send(.result(id: call.id, result))
    }

    /// The next call that was not asked for yet; nil when there will be none.
    package func nextCall() async -> Call? {
        for await case .call(let id, let call) in messages { return Call(id: id, call: call) }
        return nil
    }
}
