// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICellAccessory {
    /// The look of an accessory.
    public struct Options {
        /// The color of a sign or a text; nil is as ever.
        public var tintColor: UIColor?
        /// The color behind a sign; nil is as ever.
        public var backgroundColor: UIColor?
        /// The font of a text; nil is as ever.
        public var font: UIFont?

        /// As ever.
        public init(tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, font: UIFont? = nil) {
            (self.tintColor, self.backgroundColor, self.font) = (tintColor, backgroundColor, font)
        }
    }

    /// How a sign that there is more looks.
    public typealias DisclosureIndicatorOptions = Options
    /// How a check mark looks.
    public typealias CheckmarkOptions = Options
    /// How a circle that takes a row away looks.
    public typealias DeleteOptions = Options
    /// How a circle that adds a row looks.
    public typealias InsertOptions = Options
    /// How a circle that says whether a row is chosen looks; as ever.
    public typealias MultiselectOptions = Options
    /// How a grip looks.
    public typealias ReorderOptions = Options

    /// How a sign of an outline looks, and what a tap does.
    public struct OutlineDisclosureOptions {
        /// Where a tap expands the row: on the sign, or anywhere.
        public enum Style: Int, Sendable {
            case automatic, header, cell
        }

        /// Where a tap expands the row.
        public var style: Style
        /// Whether the sign is not seen.
        public var isHidden: Bool
        /// The color of the sign; nil is as ever.
        public var tintColor: UIColor?

        /// As ever.
        public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
        }
    }

    /// How a text looks.
    public typealias LabelOptions = Options
    /// How a sign for details looks; as ever.
    public typealias DetailOptions = Options

    /// A view of an app's own at an end of a row.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view, as large as it is.
        public let customView: UIView
        /// At which end it stands.
        public let placement: Placement
        /// The color of what can be tapped; nil leaves it.
        public var tintColor: UIColor?

        /// A view at an end.
        public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
        }
    }
}
