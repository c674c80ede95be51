// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The bar above a stack of view controllers: its title, the way back, and buttons.
///
/// What is not set on a bar is taken from ``appearance()``.
@preconcurrency @MainActor open class UINavigationBar: UIView, ItemHolder {
    private static let proxy = UINavigationBar(frame: .zero)

    /// Where an app sets how all its navigation bars look.
    open class func appearance() -> UINavigationBar { proxy }

    /// A bar of a place and size.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    var fallback: (any ItemHolder)? { self === Self.proxy ? nil : Self.proxy }

    /// The item that shows.
    open private(set) var topItem: UINavigationItem?
    /// The item that the way back leads to.
    open var backItem: UINavigationItem? { itemsBelow.last }
    /// Those below the one that shows, the lowest first.
    private(set) var itemsBelow: [UINavigationItem] = []
    /// What the way back does.
    var goBack: () -> Void = {}

    func show(_ item: UINavigationItem, above below: [UINavigationItem]) {
        topItem?.bar = nil
        (topItem, itemsBelow) = (item, below)
        item.bar = self
        contentsChanged()
    }

    /// Whether contents that were scrolled lie beneath the bar.
    var isOverContents = false { didSet { if isOverContents != oldValue { fill() } } }

    /// What lies below the bar shines through until it is scrolled, unless the app wants it otherwise.
    func fill() {
        let ofAppearance = isOverContents ? standardAppearance : scrollEdgeAppearance
        let usual: UIColor = isOverContents ? .systemBackground : .clear
        backgroundColor = barTintColor ?? ofAppearance?.backgroundColor ?? usual
    }

    func contentsChanged() {
        contents = nil
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// What the bar shows; nil where it is to be made.
    private var contents: NavigationBarContents?

    /// How tall the bar is below what the device covers, in points.
    var height: CGFloat { NavigationBarContents.height(of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let contents = contents ?? NavigationBarContents(of: self)
        self.contents = contents
        contents.place(in: self)
    }

    /// Whether the bar is light or dark.
    @BarLook open var barStyle = UIBarStyle.default
    /// What the bar is filled with.
    @BarLook open var barTintColor: UIColor?
    /// Whether what is behind the bar shines through.
    @BarLook open var isTranslucent = true
    /// Whether titles are large until a person scrolls.
    @BarLook open var prefersLargeTitles = false
    /// How titles look.
    @BarLook open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles look.
    @BarLook open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// How the bar looks at its usual height.
    @BarLook open var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks above contents that are not scrolled; nil means as usual, without a background.
    @BarLook open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How the bar looks at its small height; nil means as usual.
    @BarLook open var compactAppearance: UINavigationBarAppearance?

    /// The line below the bar; nil means the usual one.
    @BarLook public var shadowImage: UIImage?

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// What is behind the bar's titles and buttons where it has so much room; nil means the usual.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics] ?? Self.proxy.backgroundImages[barMetrics]
    }

    /// Sets what is behind the bar's titles and buttons where it has so much room.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
}
