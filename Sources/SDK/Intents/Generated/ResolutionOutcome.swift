// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// What a resolution result says, closed to everyone but this SDK.
@_spi(Generated) public struct ResolutionOutcome {
    /// Nil when the handler does not have the method; a failure when a value has no form outside the process.
    let payload: Result<ResolutionPayload, any Error>?

    static var notImplemented: ResolutionOutcome { ResolutionOutcome(payload: nil) }

    init(_ payload: ResolutionPayload) {
        self.payload = .success(payload)
    }

    /// Turns the values into what travels, at once.
    init(_ payload: () throws -> ResolutionPayload) {
        self.payload = Result { try payload() }
    }

    private init(payload: Result<ResolutionPayload, any Error>?) {
        self.payload = payload
    }
}
