// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The bar with the tabs of view controllers. Every tab has its own place, however many there are.
///
/// Properties that are not set come from ``appearance()``.
@preconcurrency @MainActor open class UITabBar: UIView {
    private static let proxy = UITabBar(frame: .zero)

    /// Where an app sets how all its tab bars look.
    open class func appearance() -> UITabBar { proxy }

    /// How tall the bar is above what the device covers, in points.
    static let rowHeight: CGFloat = 49

    /// Called with the item that a person has chosen; not used for the bar of a tab bar controller.
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
    /// Nil if the app creates them.
    private var buttons: [TabButton]?

    /// Changes what stands in the bar.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = buttons ?? makeButtons()
        self.buttons = buttons
        let usual: UIColor = barStyle == .black ? .black : .systemBackground
        backgroundColor = barTintColor ?? ownStandard?.backgroundColor ?? usual
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        line.backgroundColor = shadowImage == nil ? .separator : .clear
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, (button, item)) in zip(buttons, items ?? []).enumerated() {
            let look = standardAppearance.stackedLayoutAppearance
                .state(isSelected: button.isSelected, isEnabled: item.isEnabled)
            let usual: UIColor = button.isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            let own = item.titleTextAttributes(for: button.isSelected ? .selected : .normal) ?? [:]
            button.dress(in: usual, look, own)
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

    private var ownStandard: UITabBarAppearance? { value(\.standardAppearance) }

    /// The value set on a bar.
    private struct Looks {
        var backgroundImage: UIImage?
        var shadowImage: UIImage?
        var barStyle: UIBarStyle?
        var barTintColor: UIColor?
        var unselectedItemTintColor: UIColor?
        var translucency: Bool?
        var standardAppearance: UITabBarAppearance?
        var scrollEdgeAppearance: UITabBarAppearance?
    }

    private var own = Looks() { didSet { setNeedsLayout() } }

    private func value<Value>(_ key: KeyPath<Looks, Value?>) -> Value? {
        own[keyPath: key] ?? (self === Self.proxy ? nil : Self.proxy.own[keyPath: key])
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

    /// What is behind the tabs; nil means the usual.
    open var backgroundImage: UIImage? {
        get { value(\.backgroundImage) }
        set { own.backgroundImage = newValue }
    }

    /// The line above the bar; nil means the usual one.
    open var shadowImage: UIImage? {
        get { value(\.shadowImage) }
        set { own.shadowImage = newValue }
    }

    /// The color of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        get { value(\.unselectedItemTintColor) }
        set { own.unselectedItemTintColor = newValue }
    }

    /// Whether the bar is translucent.
    open var isTranslucent: Bool {
        get { value(\.translucency) ?? true }
        set { own.translucency = newValue }
    }

    /// How the bar looks.
    open var standardAppearance: UITabBarAppearance {
        get { value(\.standardAppearance) ?? UITabBarAppearance() }
        set { own.standardAppearance = newValue }
    }

    /// How the bar looks below contents that are scrolled to their end; nil means as usual.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { value(\.scrollEdgeAppearance) }
        set { own.scrollEdgeAppearance = newValue }
    }
}

extension UITabBar: ItemHolder {
    func contentsChanged() {
        buttons = nil
        setNeedsLayout()
    }
}

/// Is notified when a person selects a tab bar item.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// A person has chosen the item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing; the method is optional on Apple's systems.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
