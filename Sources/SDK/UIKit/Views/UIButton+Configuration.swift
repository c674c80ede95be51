// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIButton {
    /// The appearance of a button, as of iOS 15.
    ///
    /// `@unchecked`: what is not sendable in it, such as a view in the background, is the main actor's, as buttons are.
    public struct Configuration: @unchecked Sendable {
        private enum Kind: Sendable {
            case plain, gray, tinted, filled
        }

        private let kind: Kind
        private let isBorderless: Bool

        /// The title; nil uses the button's own.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The attributed title; missing attributes come from the button.
        public var attributedTitle: AttributedString?
        /// The transformer of the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The attributed subtitle; missing attributes come from the button.
        public var attributedSubtitle: AttributedString?
        /// The transformer of the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How an image that is a system symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The transformer of the image's color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The transformer of the activity indicator's color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign that the button opens a menu.
        public var indicator = Indicator.automatic
        /// The transformer of the indicator's color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether the button is marked while it is chosen.
        public var automaticallyUpdateForSelection = true
        /// The background of the button; what it leaves open comes from the kind.
        public var background = UIBackgroundConfiguration.ofButton()
        /// The image of the button; nil keeps the button's own.
        public var image: UIImage?
        /// The edge of the titles at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between the image and the title.
        public var imagePadding: CGFloat = 0
        /// Points between the title and the subtitle.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// What happens to a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// The space around the contents.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? usualInsets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The size of the button.
        public var buttonSize = Size.medium
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// The color of title and image; nil uses the style's default.
        public var baseForegroundColor: UIColor?
        /// The background color; nil uses the style's default.
        public var baseBackgroundColor: UIColor?
        /// The corner style.
        public var cornerStyle = CornerStyle.dynamic

        private init(_ kind: Kind, isBorderless: Bool = false) { (self.kind, self.isBorderless) = (kind, isBorderless) }

        /// A title in the tint color.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint color, with no space around it.
        public static func borderless() -> Configuration { Configuration(.plain, isBorderless: true) }
        /// A title in the tint color, on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint color, on a pale shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A title in the tint color, on gray.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A title in the tint color, on a pale shade of it.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint color.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Restores the default insets around the content.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// The same: how a button looks while it is touched or of no use is not part of it here.
        @MainActor public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    /// The corner style.
    public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic = 0
        case small = 1
        case medium = 2
        case large = 3
        case capsule = 4
    }

    /// The sign that a button opens a menu.
    public enum Indicator: Int, Sendable {
        case automatic, none, popup
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
        case medium, small, mini, large
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
        case automatic, leading, center, trailing
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

    /// What lies behind title and image of a button, with what the kind says where the app has not.
    @MainActor func ground(of button: UIButton) -> UIBackgroundConfiguration {
        var ground = background
        if ground.backgroundColor == nil {
            ground.backgroundColor =
                button.isEnabled ? kindBackground(tint: button.tintColor) : disabledBackground
        }
        if cornerStyle != .fixed, background.cornerRadius == 0 {
            ground.cornerRadius = cornerRadius(height: button.bounds.height)
        }
        return ground
    }

    /// Whether a title is drawn otherwise than in the looks of the button.
    private static func text(
        _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont?,
        color: UIColor?
    ) -> NSAttributedString? {
        guard let text, transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() })
        else { return nil }
        var usual = AttributeContainer()
        (usual.font, usual.foregroundColor) = (font, color)
        let looks = transformer?(usual) ?? usual
        var whole = text
        for run in text.runs { whole[run.range].setAttributes(looks.merging(run.attributes)) }
        return NSAttributedString(whole)
    }

    /// The title where parts of it have looks of their own, else nil.
    func styledTitle(color: UIColor?) -> NSAttributedString? {
        Self.text(attributedTitle, titleTextAttributesTransformer, font: titleFont, color: color)
    }

    /// The subtitle where parts of it have looks of their own, else nil.
    func styledSubtitle(color: UIColor?) -> NSAttributedString? {
        Self.text(attributedSubtitle, subtitleTextAttributesTransformer, font: subtitleFont, color: color)
    }

    private func kindBackground(tint: UIColor) -> UIColor {
        switch kind {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }

    private var disabledBackground: UIColor { kind == .plain ? baseBackgroundColor ?? .clear : .tertiarySystemFill }

    private func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .small: 4
        case .fixed, .dynamic: buttonSize == .large ? 9 : 6
        case .medium: 6
        case .large: 10
        case .capsule: height / 2
        }
    }
}
