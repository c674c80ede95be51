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
    /// The type of the entity.
    associatedtype Value: AppValue

    /// The entity to open.
    var target: Value { get set }
}

extension OpenIntent {
    /// True, because the app shows the entity.
    public static var openAppWhenRun: Bool { true }

    /// Does nothing; the app acts when it is opened.
    public func perform() async throws -> some IntentResult { .result() }
}
