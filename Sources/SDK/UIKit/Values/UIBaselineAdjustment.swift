// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The vertical position of text that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

extension NSParagraphStyle {
    /// How lines are broken beside their mode.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No last word alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean by words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
