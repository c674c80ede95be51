// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension NSUserActivity {
    /// Whether another device that takes the activity up may ask for streams.
    @available(*, unavailable, message: "activities go to no other device here, so there is none to stream to")
    public var supportsContinuationStreams: Bool {
        get { false }
        set {}
    }

    /// Asks the device the activity came from for streams.
    @available(*, unavailable, message: "activities come from no other device here, so there is none to stream to")
    public func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {}
}
