// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The processes of an app in which an intent can run.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    /// One bit for each process.
    public let rawValue: Int

    /// The processes that the bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The app's own.
    public static let main = IntentExecutionTargets(rawValue: 1)
    /// That of an App Intents extension.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    /// That of a widget extension; there is none here.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}

extension AppIntent {
    /// Any of the app's processes.
    public static var allowedExecutionTargets: IntentExecutionTargets {
        [.main, .appIntentsExtension, .widgetKitExtension]
    }
}
