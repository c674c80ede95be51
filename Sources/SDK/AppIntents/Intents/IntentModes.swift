// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The modes in which an intent can run.
///
/// ```swift
/// static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
/// ```
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When an intent comes to the foreground.
    public enum ForegroundMode: Hashable, Sendable {
        /// Before it starts.
        case immediate
        /// When it asks for it.
        case dynamic
        /// Before it ends.
        case deferred
    }

    /// The current mode of a run.
    public struct Current: Hashable, Sendable {
        let isInForeground: Bool
        /// Whether the intent can continue in the foreground, now or after asking.
        public let canContinueInForeground: Bool

        /// In the background.
        public static var background: Current { Current(isInForeground: false, canContinueInForeground: false) }
        /// In the foreground.
        public static var foreground: Current { Current(isInForeground: true, canContinueInForeground: true) }

        /// Equal if both are in the foreground or both in the background.
        public static func == (left: Current, right: Current) -> Bool { left.isInForeground == right.isInForeground }

        /// Agrees with equality.
        public func hash(into hasher: inout Hasher) { hasher.combine(isInForeground) }
    }

    /// The raw bits, one per mode.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the background.
    public static let background = IntentModes(rawValue: 1)
    /// In the foreground from the start.
    public static var foreground: IntentModes { foreground(.immediate) }

    /// In the foreground from the given moment.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
