// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A horizontal and a vertical offset.
public struct UIOffset: Hashable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points downwards.
    public var vertical: CGFloat

    /// Not at all.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// The progress so far.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// Not at all.
    public static let zero = UIOffset()
}
