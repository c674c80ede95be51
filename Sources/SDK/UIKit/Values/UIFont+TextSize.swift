// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIFont {
    /// How a font follows the size of text that a person has chosen.
    struct Growth: Hashable, Sendable {
        /// The kind of text whose sizes it goes along with.
        var style: TextStyle
        /// In points, where the person has chosen nothing.
        var size: CGFloat
        /// The maximum size in points; nil means no limit.
        var limit: CGFloat?

        func size(in category: UIContentSizeCategory) -> CGFloat {
            let grown = size * style.size(in: category) / style.size(in: .large)
            return min(grown, limit ?? grown)
        }
    }

    /// Returns the font scaled for a category; the font itself if it does not scale.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let growth else { return self }
        let size = growth.size(in: category)
        return size == pointSize ? self : UIFont(name: fontName, size: size, weight: weight, growth: growth)
    }

    /// The system's font, which follows the person's choice as a kind of text does.
    static func system(
        ofSize size: CGFloat? = nil, weight: Weight = .regular, as style: TextStyle, limit: CGFloat? = nil
    ) -> UIFont {
        let growth = Growth(style: style, size: size ?? style.size(in: .large), limit: limit)
        let category = UITraitCollection.current.preferredContentSizeCategory
        return UIFont(name: ".SystemFont", size: growth.size(in: category), weight: weight, growth: growth)
    }
}

extension UIFont.TextStyle {
    /// Points for each choice from the smallest to the largest, as Apple’s Human Interface Guidelines have them.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// In points; a kind that is not known is as running text.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        let sizes = Self.sizes[self] ?? [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return sizes[category.index]
    }
}
