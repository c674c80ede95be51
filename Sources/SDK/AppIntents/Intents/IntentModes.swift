// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The modes in which an intent can run.
///
/// ```swift
/// static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
/// ```
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When an intent that is performed in front comes there.
    public enum ForegroundMode: Hashable, Sendable {
        /// Before it begins.
        case immediate
        /// When it asks for it.
        case dynamic
        /// Before it ends.
        case deferred
    }

    /// Where an intent is performed now.
    public struct Current: Hashable, Sendable {
        let isInForeground: Bool
        /// Whether the intent may go on in front of the person: it is there, or may ask to come there.
        public let canContinueInForeground: Bool

        /// In the background.
        public static var background: Current { Current(isInForeground: false, canContinueInForeground: false) }
        /// In front of the person.
        public static var foreground: Current { Current(isInForeground: true, canContinueInForeground: true) }

        /// Equal when both are in front, or both are not.
        public static func == (left: Current, right: Current) -> Bool { left.isInForeground == right.isInForeground }

        /// Agrees with equality.
        public func hash(into hasher: inout Hasher) { hasher.combine(isInForeground) }
    }

    /// One bit for each mode.
    public let rawValue: Int

    /// The modes that the bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without the app being seen.
    public static let background = IntentModes(rawValue: 1)
    /// In front from the beginning.
    public static var foreground: IntentModes { foreground(.immediate) }

    /// In front, from the moment that the mode tells.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
