// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
    /// Which way a collection is scrolled.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// What a view of a collection is.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The position of an item after scrolling to it.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
