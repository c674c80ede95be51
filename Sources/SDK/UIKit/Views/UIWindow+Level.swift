// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
    /// What lies above what.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level of a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (first: Level, second: Level) -> Bool {
            first.rawValue < second.rawValue
        }

        public static func + (level: Level, offset: CGFloat) -> Level {
            Level(rawValue: level.rawValue + offset)
        }

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
