// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The priority of a constraint, up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number; more counts more.
    public let rawValue: Float

    /// A priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// A priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// The default priority of resisting compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that changes a scene's size.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that leaves a scene's size.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority of hugging the content.
    public static let defaultLow = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` aims at its target size with.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first counts less.
    public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }

    /// A priority that counts more.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }

    /// A priority that counts less.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }

    /// Makes it count more.
    public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }

    /// Makes it count less.
    public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }
}
