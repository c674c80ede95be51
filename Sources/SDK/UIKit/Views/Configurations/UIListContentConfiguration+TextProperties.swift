// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration {
    /// How a text of a row looks.
    public struct TextProperties: Hashable {
        /// The alignment of the lines.
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural, center, justified

            var alignment: NSTextAlignment {
                switch self {
                case .natural: .natural
                case .center: .center
                case .justified: .justified
                }
            }
        }

        /// The transform of the letters.
        public enum TextTransform: Int, Hashable, Sendable {
            case none, uppercase, lowercase, capitalized

            func applied(to text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.localizedUppercase
                case .lowercase: text.localizedLowercase
                case .capitalized: text.localizedCapitalized
                }
            }
        }

        /// The default font.
        public var font = UIFont.system(as: .body)
        /// The default color.
        public var color: UIColor = .label
        /// The resulting color.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// How long text is truncated.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 means any number.
        public var numberOfLines = 0
        /// Whether a single line of text shrinks to fit.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller it may be made, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may come closer; they do not.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font scales with the person's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether it is shown whole elsewhere when it is cut off here; it is not.
        public var showsExpansionTextWhenTruncated = false
        /// The transform of the letters.
        public var transform = TextTransform.none
        var isDisabled = false

        init() {}

        /// The color in the end.
        public func resolvedColor() -> UIColor {
            colorTransformer?.transform(color) ?? (isDisabled ? .tertiaryLabel : color)
        }

        @MainActor func dress(_ label: UILabel, _ text: String?, _ styled: NSAttributedString?) {
            label.font = font
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            label.textColor = resolvedColor()
            label.textAlignment = alignment.alignment
            label.lineBreakMode = lineBreakMode
            label.numberOfLines = numberOfLines
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            if let styled { label.attributedText = styled } else { label.text = text.map(transform.applied) }
        }
    }
}
