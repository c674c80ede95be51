// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The background of a cell or a header.
public struct UIBackgroundConfiguration: Hashable {
    /// The kind of the background.
    private enum Kind: Hashable {
        case clear, plainCell, groupedCell, header, button
    }

    private var kind: Kind
    /// The kind's color for the state of the cell.
    private var usualColor: UIColor?
    private var ownColor: UIColor?

    /// A view in place of everything else; it fills the background.
    public var customView: UIView?
    /// The corner radius.
    public var cornerRadius: CGFloat = 0
    /// How far the background stays away from the cell's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The fill color; nil means the tint color.
    public var backgroundColor: UIColor? {
        get { ownColor ?? usualColor }
        // Of a button, nil is the color of its kind; elsewhere the tint color.
        set { ownColor = newValue ?? (kind == .button ? nil : UIColor { _ in .systemBlue }) }
    }
    /// The resulting color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The visual effect of the background.
    public var visualEffect: UIVisualEffect?
    /// An image in it.
    public var image: UIImage?
    /// How the image goes into it.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of its edge; nil is the tint color.
    public var strokeColor: UIColor?
    /// The resulting color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How wide its edge is; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background the edge is drawn.
    public var strokeOutset: CGFloat = 0

    private init(_ kind: Kind) {
        self.kind = kind
        usualColor = Self.color(of: kind, isMarked: false)
    }

    /// The background of a button.
    static func ofButton() -> Self { Self(.button) }
    /// An empty background.
    public static func clear() -> Self { Self(.clear) }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> Self { Self(.plainCell) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> Self { Self(.groupedCell) }
    /// The background of a cell in a list.
    public static func listCell() -> Self { Self(.plainCell) }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> Self { Self(.header) }
    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    /// The background of a header.
    public static func listHeader() -> Self { Self(.clear) }
    /// The background of a footer.
    public static func listFooter() -> Self { Self(.clear) }
    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> Self { Self(.clear) }
    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> Self {
        var sidebar = Self(.clear)
        sidebar.cornerRadius = 10
        return sidebar
    }
    /// The background of a cell in a sidebar beside a second list.
    public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

    private static func color(of kind: Kind, isMarked: Bool) -> UIColor? {
        switch kind {
        case .plainCell: isMarked ? .systemGray4 : .systemBackground
        case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        case .header: .systemBackground
        case .clear: .clear
        case .button: nil
        }
    }

    /// The same, gray where the cell is chosen or touched and no color was set.
    public func updated(for state: any UIConfigurationState) -> Self {
        var updated = self
        let marks =
            (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted }
            ?? (state as? UIViewConfigurationState).map { $0.isSelected || $0.isHighlighted }
        updated.usualColor = Self.color(of: kind, isMarked: marks ?? false)
        return updated
    }

    /// Returns the fill color for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?.transform(color) ?? color
    }

    /// The color of its edge in the end.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?.transform(color) ?? color
    }
}
