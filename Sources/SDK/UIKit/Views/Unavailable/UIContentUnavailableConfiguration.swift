// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The content of an empty screen: an image, an explanation and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// How many lines there may be; 0 is no limit.
        public var numberOfLines = 0
    }

    /// How the image looks.
    public struct ImageProperties {
        /// The color of a symbol; nil leaves that of the kind.
        public var tintColor: UIColor?
        /// The size that a symbol is drawn in.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The largest size; 0 is no limit.
        public var maximumSize = CGSize.zero
    }

    /// The action of a button.
    public struct ButtonProperties {
        /// The action of a tap.
        public var primaryAction: UIAction?
        /// Whether it can be tapped.
        public var isEnabled = true
    }

    /// The vertical alignment of the content.
    public enum Alignment: Int, Sendable {
        case center, natural
    }

    /// The image.
    public var image: UIImage?
    /// The appearance.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The appearance.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// The appearance.
    public var secondaryTextProperties = TextProperties(font: .system(as: .subheadline), color: .secondaryLabel)
    /// How a button looks; one without title and image is not shown.
    public var button = UIButton.Configuration.plain()
    /// The action of the button.
    public var buttonProperties = ButtonProperties()
    /// How a second button looks; one without title and image is not shown.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The action of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment: centered or at the top.
    public var alignment = Alignment.center
    /// Points between the image and the text below.
    public var imageToTextPadding: CGFloat = 15
    /// Points between the text and the smaller one below.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// Points between the texts and the button below.
    public var textToButtonPadding: CGFloat = 17
    /// Points between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// Whether a wheel turns in the place of the image.
    let isLoading: Bool

    private init(isLoading: Bool = false, text: TextProperties) { (self.isLoading, textProperties) = (isLoading, text) }

    /// An empty configuration.
    public static func empty() -> Self {
        Self(text: TextProperties(font: .system(weight: .bold, as: .title2), color: .label))
    }

    /// Something is being fetched.
    @MainActor public static func loading() -> Self {
        var made = Self(isLoading: true, text: TextProperties(font: .system(as: .subheadline), color: .secondaryLabel))
        made.text = ContentUnavailableWords.current.loading
        return made
    }

    /// Nothing was found.
    @MainActor public static func search() -> Self {
        var made = empty()
        let words = ContentUnavailableWords.current
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = words.nothing
        made.secondaryText = words.advice
        return made
    }

    /// Creates a view that shows it.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The same: it looks alike in every state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
