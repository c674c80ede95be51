// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import ExtensionHost
import IntentValues
import Synchronization
import Wire

/// Resolves the values of an App Intent in a conversation without performing it.
final class ReadingTransport: ExtensionTransport {
    private let transport: any ExtensionTransport
    private let read = Mutex<[String: IntentValue]?>(nil)

    /// - Parameter transport: Gets the options and defaults of parameters.
    init(_ transport: any ExtensionTransport) {
        self.transport = transport
    }

    /// Nil if the conversation ended earlier.
    var values: [String: IntentValue]? { read.withLock { $0 } }

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        guard case .handle(let intent) = request else { return try await transport.send(request, to: launch) }
        read.withLock { $0 = intent.values }
        return ExtensionAnswer(reply: .response(ResponsePayload(code: ResponsePayload.succeeded)))
    }
}

extension ResponsePayload {
    /// The standard code's raw value.
    fileprivate static let succeeded = 4
}
