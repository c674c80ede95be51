// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIButton {
    /// How a button looks, in the manner of iOS 15.
    public struct Configuration: Sendable {
        private enum Kind: Sendable {
            case plain, gray, tinted, filled
        }

        private let kind: Kind
        private let isBorderless: Bool

        /// What is read; nil leaves what the button was given itself.
        public var title: String?
        /// What is read, in the looks of the button; those of its parts are not kept.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }
        /// What is read below the title, smaller.
        public var subtitle: String?
        /// What is read below the title, in the looks of the button; those of its parts are not kept.
        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }
        /// What is seen beside it; nil leaves what the button was given itself.
        public var image: UIImage?
        /// The side of the titles that the image stands at.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between the image and the title.
        public var imagePadding: CGFloat = 0
        /// Points between the title and the subtitle.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// What becomes of a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// The space around the contents.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? usualInsets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// How large the button is.
        public var buttonSize = Size.medium
        /// Whether a turning wheel is seen in the place of the image.
        public var showsActivityIndicator = false
        /// The colour of title and image; nil leaves that of the kind.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil leaves that of the kind.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic

        private init(_ kind: Kind, isBorderless: Bool = false) { (self.kind, self.isBorderless) = (kind, isBorderless) }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour, with no space around it.
        public static func borderless() -> Configuration { Configuration(.plain, isBorderless: true) }
        /// A title in the tint colour, on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour, on a pale shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A title in the tint colour, on grey.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour, on a pale shade of it.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Takes back to those of the kind what space there is around the contents.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// The same: how a button looks while it is touched or of no use is not part of it here.
        @MainActor public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic = 0
        case small = 1
        case medium = 2
        case large = 3
        case capsule = 4
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
        case medium = 0
        case small = 1
        case mini = 2
        case large = 3
    }

    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
        case automatic = 0
        case leading = 1
        case center = 2
        case trailing = 3
    }

    private var usualInsets: NSDirectionalEdgeInsets {
        if isBorderless { return .zero }
        switch buttonSize {
        case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleFont: UIFont {
        switch buttonSize {
        case .mini, .small: .system(as: .subheadline)
        case .medium: .system(as: .body)
        case .large: .system(weight: .semibold, as: .body)
        }
    }

    var subtitleFont: UIFont { .system(as: .caption1) }

    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (kind == .filled ? .white : tint) }

    func background(tint: UIColor) -> UIColor {
        switch kind {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }

    var disabledBackground: UIColor { kind == .plain ? baseBackgroundColor ?? .clear : .tertiarySystemFill }

    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .small: 4
        case .fixed, .dynamic: buttonSize == .large ? 9 : 6
        case .medium: 6
        case .large: 10
        case .capsule: height / 2
        }
    }
}
