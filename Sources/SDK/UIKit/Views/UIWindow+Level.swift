// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
    /// What lies above what.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number that is compared.
        public let rawValue: CGFloat

        /// A level of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A level of a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// An app's own windows.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Above all else.
        public static let alert = Level(rawValue: 2000)

        /// Whether the first lies behind the second.
        public static func < (first: Level, second: Level) -> Bool {
            first.rawValue < second.rawValue
        }

        /// A level further in front.
        public static func + (level: Level, offset: CGFloat) -> Level {
            Level(rawValue: level.rawValue + offset)
        }

        /// A level further back.
        public static func - (level: Level, offset: CGFloat) -> Level {
            Level(rawValue: level.rawValue - offset)
        }
    }

    /// Posted when a window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is the key window no longer.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
