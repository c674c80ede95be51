// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration {
    /// How the image of a row looks.
    public struct ImageProperties: Hashable {
        /// How a system symbol is drawn; nil leaves it as it is.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol; nil means the tint color.
        public var tintColor: UIColor?
        /// The resulting color.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius.
        public var cornerRadius: CGFloat = 0
        /// The size that a larger image is brought to; 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The size reserved for the centered image; 0 means the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image stays as it is where colors are inverted.
        public var accessibilityIgnoresInvertColors = false
        /// For ``reservedLayoutSize``: the room that the system keeps for symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        init() {}

        /// The color in the end.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?.transform(color) ?? color
        }

        /// How large an image is drawn.
        func size(of image: UIImage) -> CGSize {
            let size = image.size
            guard size.width > 0, size.height > 0 else { return .zero }
            let across = maximumSize.width > 0 ? maximumSize.width / size.width : 1
            let down = maximumSize.height > 0 ? maximumSize.height / size.height : 1
            let factor = min(1, across, down)
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        /// How much room an image gets. That of symbols is as wide for each, so that the texts stand below each other.
        func room(of image: UIImage) -> CGSize {
            let (size, usual) = (size(of: image), CGFloat(28))
            func length(_ reserved: CGFloat, _ own: CGFloat, _ least: CGFloat) -> CGFloat {
                if reserved == Self.standardDimension { return max(usual, own) }
                return reserved > 0 ? reserved : max(own, least)
            }
            return CGSize(
                width: length(reservedLayoutSize.width, size.width, image.isSymbolImage ? usual : 0),
                height: length(reservedLayoutSize.height, size.height, 0))
        }
    }
}
