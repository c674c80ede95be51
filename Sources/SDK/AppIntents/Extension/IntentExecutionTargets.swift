// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The processes of an app in which an intent can run.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    /// The raw bits, one per process.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The app's process.
    public static let main = IntentExecutionTargets(rawValue: 1)
    /// The App Intents extension.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    /// The widget extension, which does not exist here.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}

extension AppIntent {
    /// Any of the app's processes.
    public static var allowedExecutionTargets: IntentExecutionTargets {
        [.main, .appIntentsExtension, .widgetKitExtension]
    }
}
