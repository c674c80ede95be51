// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that opens an entity in the app.
///
/// ```swift
/// struct OpenSoup: OpenIntent {
///     static let title: LocalizedStringResource = "Open Soup"
///     @Parameter(title: "Soup") var target: Soup
/// }
/// ```
public protocol OpenIntent: SystemIntent {
    /// The type of the thing.
    associatedtype Value: AppValue

    /// What is opened.
    var target: Value { get set }
}

extension OpenIntent {
    /// True: the app shows the thing.
    public static var openAppWhenRun: Bool { true }

    /// Does nothing more than the app does when it is opened.
    public func perform() async throws -> some IntentResult { .result() }
}
