// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// What is read on it.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// What is seen on it.
    open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
    /// A number to find the item by.
    open var tag = 0
    /// Whether it can be tapped.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// A name for tests and other tools.
    open var accessibilityIdentifier: String?
    /// How the title looks, as far as it was said of this item.
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }
    /// The bar that has shown the item last.
    weak var bar: (any ItemHolder)?
    /// Where what is not set is taken from.
    var fallback: UIBarItem? { nil }

    public override init() { super.init() }

    /// The bar that shows the item shows something else of it.
    func changed() { bar?.contentsChanged() }
}

/// A controller's item in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    private static let proxy = UITabBarItem()

    /// Where an app sets how all its tabs look.
    open class func appearance() -> UITabBarItem { proxy }

    override var fallback: UIBarItem? { self === Self.proxy ? nil : Self.proxy }
    /// The kind of item whose words and picture are the system's.
    package var systemItem: SystemItem?

    /// What is seen while the controller shows.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { changed() } } }
    /// What stands in the corner, such as a number.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// What is behind ``badgeValue``; nil means red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { changed() } } }

    /// An item to be filled in.
    public override init() { super.init() }

    /// An item with a title, an image and a number to find it by.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with an image for when its controller shows and one for when not.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}

extension UIBarItem {
    /// How the title looks while the item is in a state; what is not set is taken from the class's `appearance()`.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state] ?? fallback?.titleAttributes[state]
    }

    /// Sets how the title looks while the item is in a state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }
}
