// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that opens a URL in its own app.
public struct OpenURLIntent: SystemIntent {
    /// “Open URL”.
    public static var title: LocalizedStringResource { "Open URL" }
    /// True: the app shows what is there.
    public static var openAppWhenRun: Bool { true }
    /// False: another intent gives it away.
    public static var isDiscoverable: Bool { false }

    /// The address.
    @IntentParameter(title: "URL") public var url: URL

    /// One without an address yet.
    public init() {}

    /// One for an address.
    public init(_ url: URL) { self.url = url }

    /// Does nothing more than the system does, which opens the address.
    public func perform() async throws -> some IntentResult { .result() }
}
