// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Kinds of data in text that can become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers to call.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Days and hours.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
