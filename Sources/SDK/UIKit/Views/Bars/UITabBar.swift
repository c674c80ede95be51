// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The bar below view controllers that are side by side. However many tabs there are, each has its place.
///
/// What is not set on a bar is taken from ``appearance()``.
@preconcurrency @MainActor open class UITabBar: UIView {
    private static let proxy = UITabBar(frame: .zero)

    /// Where an app sets how all its tab bars look.
    open class func appearance() -> UITabBar { proxy }

    /// How tall the bar is above what the device covers, in points.
    static let rowHeight: CGFloat = 49

    /// Told which item a person has chosen, where no tab bar controller has the bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// What stands in the bar, from the left.
    open var items: [UITabBarItem]? {
        didSet {
            if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
            contentsChanged()
        }
    }
    /// The item that is chosen.
    open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { contentsChanged() } } }
    /// What a person's choice does, where a controller has the bar.
    var choose: ((Int) -> Void)?
    /// The title of an item that has none of its own.
    var titleOfItem: (Int) -> String? = { _ in nil }
    private let line = UIView(frame: .zero)
    /// Nil where they are to be made.
    private var buttons: [TabButton]?

    /// Changes what stands in the bar.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = buttons ?? makeButtons()
        self.buttons = buttons
        backgroundColor = barTintColor ?? ownStandard?.backgroundColor ?? .systemBackground
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        line.backgroundColor = shadowImage == nil ? .separator : .clear
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, (button, item)) in zip(buttons, items ?? []).enumerated() {
            let color: UIColor = button.isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            button.dress(in: color, item.titleTextAttributes(for: button.isSelected ? .selected : .normal) ?? [:])
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.rowHeight)
        }
    }

    private func makeButtons() -> [TabButton] {
        subviews.forEach { $0.removeFromSuperview() }
        addSubview(line)
        return (items ?? []).enumerated().map { index, item in
            item.bar = self
            let title = item.title ?? (item.systemItem == nil ? titleOfItem(index) : nil)
            let button = TabButton(item, title: title, isChosen: item === selectedItem) { [weak self] in
                self?.take(index)
            }
            addSubview(button)
            return button
        }
    }

    private func take(_ index: Int) {
        if let choose { return choose(index) }
        guard let items, items.indices.contains(index) else { return }
        selectedItem = items[index]
        delegate?.tabBar(self, didSelect: items[index])
    }

    /// As tall as tabs are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.rowHeight) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private var ownStandard: UITabBarAppearance? { value(\.ownStandardAppearance) }

    private var ownBackgroundImage: UIImage?
    private var ownShadowImage: UIImage?
    private var ownBarTintColor: UIColor?
    private var ownUnselectedItemTintColor: UIColor?
    private var ownTranslucency: Bool?
    private var ownStandardAppearance: UITabBarAppearance?
    private var ownScrollEdgeAppearance: UITabBarAppearance?

    private func value<Value>(_ key: KeyPath<UITabBar, Value?>) -> Value? {
        self[keyPath: key] ?? (self === Self.proxy ? nil : Self.proxy[keyPath: key])
    }

    /// What the bar is filled with.
    open var barTintColor: UIColor? {
        get { value(\.ownBarTintColor) }
        set {
            ownBarTintColor = newValue
            setNeedsLayout()
        }
    }

    /// What is behind the tabs; nil means the usual.
    open var backgroundImage: UIImage? {
        get { value(\.ownBackgroundImage) }
        set { ownBackgroundImage = newValue }
    }

    /// The line above the bar; nil means the usual one.
    open var shadowImage: UIImage? {
        get { value(\.ownShadowImage) }
        set {
            ownShadowImage = newValue
            setNeedsLayout()
        }
    }

    /// The colour of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        get { value(\.ownUnselectedItemTintColor) }
        set {
            ownUnselectedItemTintColor = newValue
            setNeedsLayout()
        }
    }

    /// Whether what is behind the bar shines through.
    open var isTranslucent: Bool {
        get { value(\.ownTranslucency) ?? true }
        set { ownTranslucency = newValue }
    }

    /// How the bar looks.
    open var standardAppearance: UITabBarAppearance {
        get { value(\.ownStandardAppearance) ?? UITabBarAppearance() }
        set {
            ownStandardAppearance = newValue
            setNeedsLayout()
        }
    }

    /// How the bar looks below contents that are scrolled to their end; nil means as usual.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { value(\.ownScrollEdgeAppearance) }
        set { ownScrollEdgeAppearance = newValue }
    }
}

extension UITabBar: ItemHolder {
    func contentsChanged() {
        buttons = nil
        setNeedsLayout()
    }
}

/// Told which item of a tab bar a person has chosen.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// A person has chosen the item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing; the method is optional on Apple's systems.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
