// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import ExtensionHost
import Synchronization
import Wire

/// Passes requests on, and keeps those to handle.
final class WatchedTransport: ExtensionTransport {
    private let transport: any ExtensionTransport
    private let kept = Mutex<[IntentPayload]>([])

    init(_ transport: any ExtensionTransport) {
        self.transport = transport
    }

    var handled: [IntentPayload] { kept.withLock { $0 } }

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        if case .handle(let intent) = request { kept.withLock { $0.append(intent) } }
        return try await transport.send(request, to: launch)
    }
}
