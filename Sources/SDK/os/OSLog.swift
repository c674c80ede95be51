// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whose messages they are, for ``os_log(_:dso:log:type:_:)`` and ``Logger``.
///
/// What is logged comes out on the standard error of the process, which `beckon serve` shows.
public final class OSLog: Sendable {
    /// The part of a program, in reverse-DNS form.
    let subsystem: String
    /// The part of that.
    let category: String
    let isDisabled: Bool

    /// The log of a part of a program.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// The log of a part of a program with a special purpose.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Messages of nobody in particular.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Where messages are written in vain.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Whether messages of the level come out: all do, except on ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Nobody measures signposts here.
    public var signpostsEnabled: Bool { false }

    /// What Apple's Instruments treats in a way of its own.
    public struct Category: Hashable, Sendable {
        let rawValue: String

        /// Signposts that stand on the time line of everything.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are made where somebody looks.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with the stack.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}
