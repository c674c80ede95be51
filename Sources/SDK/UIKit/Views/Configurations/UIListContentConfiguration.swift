// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a list row: an image, text and secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the leading edge.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The attributed text, instead of ``text``.
    public var attributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties = TextProperties()
    /// The secondary text, below or at the trailing edge.
    public var secondaryText: String?
    /// The attributed secondary text, instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties()
    /// Along which axes the margins are at least those of what the view is in.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// How far the contents stay away from the edges.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether the texts are side by side if there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points between the image and the text.
    public var imageToTextPadding: CGFloat = 16
    /// Points between texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// Points between texts below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// How much of it is seen, from 0 to 1.
    public var alpha: CGFloat = 1

    private init(_ font: UIFont, _ second: UIFont, secondColor: UIColor = .secondaryLabel) {
        textProperties.font = font
        secondaryTextProperties.font = second
        secondaryTextProperties.color = secondColor
    }

    private init(caption font: UIFont, _ color: UIColor, uppercase: Bool = false) {
        self.init(font, .system(as: .footnote))
        textProperties.color = color
        if uppercase { textProperties.transform = .uppercase }
        (directionalLayoutMargins.top, directionalLayoutMargins.bottom) = (6, 6)
    }

    /// Creates a view that shows it.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same, pale where the cell is of no use and no color was set.
    public func updated(for state: any UIConfigurationState) -> Self {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        var updated = self
        updated.textProperties.isDisabled = isDisabled ?? false
        updated.secondaryTextProperties.isDisabled = isDisabled ?? false
        return updated
    }
}

extension UIListContentConfiguration {
    /// A row with a text, and a smaller second one below.
    public static func cell() -> Self { Self(.system(as: .body), .system(as: .subheadline)) }

    /// A row with a text and a small second one below.
    public static func subtitleCell() -> Self {
        var cell = Self(.system(as: .body), .system(as: .caption1), secondColor: .label)
        cell.textToSecondaryTextVerticalPadding = 2
        return cell
    }

    /// A row with a text, and a gray second one at the end.
    public static func valueCell() -> Self {
        var cell = Self(.system(as: .body), .system(as: .body))
        cell.prefersSideBySideTextAndSecondaryText = true
        return cell
    }

    /// The header of a section.
    public static func header() -> Self { groupedHeader() }
    /// The footer of a section.
    public static func footer() -> Self { groupedFooter() }
    /// A header of a plain list.
    public static func plainHeader() -> Self {
        Self(caption: .system(weight: .semibold, as: .body), .label)
    }
    /// A footer of a plain list.
    public static func plainFooter() -> Self { Self(caption: .system(as: .footnote), .secondaryLabel) }
    /// A header of a grouped list.
    public static func groupedHeader() -> Self {
        Self(caption: .system(as: .footnote), .secondaryLabel, uppercase: true)
    }
    /// A footer of a grouped list.
    public static func groupedFooter() -> Self { Self(caption: .system(as: .footnote), .secondaryLabel) }
    /// A larger header of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> Self {
        Self(caption: .system(weight: .bold, as: .body), .label)
    }
    /// A much larger header of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> Self {
        Self(caption: .system(weight: .bold, as: .title3), .label)
    }
    /// A row beside the main screen.
    public static func sidebarCell() -> Self { cell() }
    /// A row beside the main screen with a second text below.
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    /// A row beside the main screen and a second list.
    public static func accompaniedSidebarCell() -> Self { cell() }
    /// A row beside the main screen and a second list, with a second text below.
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    /// A header of a sidebar.
    public static func sidebarHeader() -> Self { Self(caption: .system(weight: .bold, as: .title3), .label) }
}
