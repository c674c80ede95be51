// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICellAccessory {
    /// How an accessory looks.
    public struct Options {
        /// The colour of a sign or a text; nil is as ever.
        public var tintColor: UIColor?
        /// The colour behind a sign; nil is as ever.
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
    /// How a sign of an outline looks; as ever.
    public typealias OutlineDisclosureOptions = Options
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
        /// The colour of what can be tapped; nil leaves it.
        public var tintColor: UIColor?

        /// A view at an end.
        public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
        }
    }
}
