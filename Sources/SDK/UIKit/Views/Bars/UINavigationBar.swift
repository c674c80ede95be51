// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The bar above a stack of view controllers, with a title, a back button and other buttons.
///
/// Properties that are not set come from ``appearance()``.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private static let proxy = UINavigationBar(frame: .zero)

    /// Where an app sets how all its navigation bars look.
    open class func appearance() -> UINavigationBar { proxy }

    /// Creates a bar with a frame.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The images that were set on this bar.
    var images: [ImagePlace: UIImage] = [:]
    /// Where what is not set is taken from.
    var fallback: UINavigationBar? { self === Self.proxy ? nil : Self.proxy }

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
    var isOverContents = false {
        didSet {
            guard isOverContents != oldValue else { return }
            fill()
            if hasTwoLooks { contentsChanged() }
        }
    }

    /// Whether titles look different above contents that are not scrolled.
    private var hasTwoLooks: Bool { topItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil }

    /// How much of the large title's height is scrolled away.
    private(set) var collapse: CGFloat = 0
    /// Whether nothing is left of a large title, or there was none.
    var isCollapsed: Bool { collapse >= NavigationBarContents.collapsibleHeight(of: self) }

    /// Contents beneath the bar are scrolled so far.
    func collapse(by way: CGFloat) {
        let room = NavigationBarContents.collapsibleHeight(of: self)
        let wanted = min(max(0, way), room)
        guard wanted != collapse else { return }
        collapse = wanted
        setNeedsLayout()
    }

    /// What lies below the bar shines through until it is scrolled, unless the app wants it otherwise.
    func fill() {
        let usual: UIColor = isOverContents ? .systemBackground : .clear
        backgroundColor = barTintColor ?? appearanceNow?.backgroundColor ?? usual
    }

    /// How the bar is to look where it is now; nil if nothing was said of that.
    private var appearanceNow: UINavigationBarAppearance? {
        isOverContents
            ? topItem?.standardAppearance ?? standardAppearance
            : topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// How titles and buttons in the bar look.
    var shownAppearance: UINavigationBarAppearance {
        appearanceNow ?? topItem?.standardAppearance ?? standardAppearance
    }

    /// The bar shows something else of its item.
    func contentsChanged() {
        contents = nil
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// What the bar shows; nil if it is to be made.
    private var contents: NavigationBarContents?

    /// How tall the bar is below what the device covers, in points.
    var height: CGFloat { NavigationBarContents.height(of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let contents = contents ?? NavigationBarContents(of: self)
        self.contents = contents
        contents.place(in: self)
    }

    /// The value set on a bar.
    private struct Looks {
        var barStyle: UIBarStyle?
        var barTintColor: UIColor?
        var translucency: Bool?
        var prefersLargeTitles: Bool?
        var titleTextAttributes: [NSAttributedString.Key: Any]?
        var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
        var standardAppearance: UINavigationBarAppearance?
        var scrollEdgeAppearance: UINavigationBarAppearance?
        var compactAppearance: UINavigationBarAppearance?
    }

    private var own = Looks() { didSet { contentsChanged() } }

    private func value<Value>(_ key: KeyPath<Looks, Value?>) -> Value? {
        own[keyPath: key] ?? fallback?.own[keyPath: key]
    }

    /// Whether the bar is light or dark.
    open var barStyle: UIBarStyle {
        get { value(\.barStyle) ?? .default }
        set { own.barStyle = newValue }
    }

    /// The bar's background color.
    open var barTintColor: UIColor? {
        get { value(\.barTintColor) }
        set { own.barTintColor = newValue }
    }

    /// Whether the bar is translucent.
    open var isTranslucent: Bool {
        get { value(\.translucency) ?? true }
        set { own.translucency = newValue }
    }

    /// Whether titles are large until a person scrolls.
    open var prefersLargeTitles: Bool {
        get { value(\.prefersLargeTitles) ?? false }
        set { own.prefersLargeTitles = newValue }
    }

    /// How titles look.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(\.titleTextAttributes) }
        set { own.titleTextAttributes = newValue }
    }

    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(\.largeTitleTextAttributes) }
        set { own.largeTitleTextAttributes = newValue }
    }

    /// How the bar looks at its usual height.
    open var standardAppearance: UINavigationBarAppearance {
        get { value(\.standardAppearance) ?? UINavigationBarAppearance() }
        set { own.standardAppearance = newValue }
    }

    /// How the bar looks above contents that are not scrolled; nil means as usual, without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { value(\.scrollEdgeAppearance) }
        set { own.scrollEdgeAppearance = newValue }
    }

    /// How the bar looks at its small height; nil means as usual.
    open var compactAppearance: UINavigationBarAppearance? {
        get { value(\.compactAppearance) }
        set { own.compactAppearance = newValue }
    }
}

extension UINavigationBar {
    /// The line below the bar; nil means the usual one.
    public var shadowImage: UIImage? {
        get { images[.shadow] ?? fallback?.images[.shadow] }
        set { images[.shadow] = newValue }
    }

    /// What is behind the bar's titles and buttons where it has so much room; nil means the usual.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        images[.background(barMetrics)] ?? fallback?.images[.background(barMetrics)]
    }

    /// Sets what is behind the bar's titles and buttons where it has so much room.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images[.background(barMetrics)] = backgroundImage
    }

    /// What a bar's image is for.
    enum ImagePlace: Hashable {
        case shadow
        case background(UIBarMetrics)
    }
}

/// A bar that shows items and draws them again when one changes.
@MainActor protocol ItemHolder: AnyObject {
    /// What an item shows is something else.
    func contentsChanged()
}

extension UINavigationBar: ItemHolder {}
