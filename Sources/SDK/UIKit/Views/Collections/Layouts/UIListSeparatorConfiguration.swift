// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The appearance of the separators in a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable {
        case automatic, visible, hidden
    }

    /// The color.
    public var color = UIColor.separator
    /// The color where several rows beside each other are chosen; it stays as it is.
    public var multipleSelectionColor = UIColor.separator
    /// Whether the line above is seen; there is none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is seen.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line below stays away from both sides; automatic where nothing was said.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// How far the line above stays away from both sides; there is none.
    public var topSeparatorInsets = Self.automaticInsets

    /// From where the texts begin to the end.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// As in a list of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
