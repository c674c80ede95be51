// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Synchronization
import Wire

@testable import ExtensionHost

/// Answers requests by a function, and keeps them.
final class ScriptedTransport: ExtensionTransport {
    typealias Script = @Sendable (ExtensionRequest) throws(ExtensionFailure) -> ExtensionReply

    private struct State {
        var requests: [ExtensionRequest] = []
        var launches: [BundleLaunch] = []
    }

    private let script: Script
    private let state = Mutex(State())

    init(_ script: @escaping Script) {
        self.script = script
    }

    var requests: [ExtensionRequest] { state.withLock { $0.requests } }
    var launches: [BundleLaunch] { state.withLock { $0.launches } }

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        state.withLock {
            $0.requests.append(request)
            $0.launches.append(launch)
        }
        return ExtensionAnswer(reply: try script(request), faults: [])
    }
}
