// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Answers requests.
protocol HTTPAnswering: Sendable {
    /// Looks at the head of a request before its body is read; called on the daemon's thread, so it must be quick.
    ///
    /// - Returns: A refusal; nil if the request may go on.
    func refusal(of request: HTTPRequest) -> HTTPResponse?
    /// Whether the client was admitted before, so that its connection counts as trusted; as quick.
    func knows(_ request: HTTPRequest) -> Bool
    /// Answers a request that was not refused, whole.
    func answer(_ request: HTTPRequest) async -> HTTPResponse
}
