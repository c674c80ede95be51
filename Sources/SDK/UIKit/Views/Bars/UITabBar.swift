// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = buttons ?? makeButtons()
        self.buttons = buttons
        backgroundColor = barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground
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

    /// What the bar is filled with.
    @BarLook open var barTintColor: UIColor?
    /// What is behind the tabs; nil means the usual.
    @BarLook open var backgroundImage: UIImage?
    /// The line above the bar; nil means the usual one.
    @BarLook open var shadowImage: UIImage?
    /// The colour of the tabs that are not chosen.
    @BarLook open var unselectedItemTintColor: UIColor?
    /// Whether what is behind the bar shines through.
    @BarLook open var isTranslucent = true
    /// How the bar looks.
    @BarLook open var standardAppearance = UITabBarAppearance()
    /// How the bar looks below contents that are scrolled to their end; nil means as usual.
    @BarLook open var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBar: ItemHolder {
    var fallback: (any ItemHolder)? { self === Self.proxy ? nil : Self.proxy }

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

/// One tab in a bar: an image with a title below it.
final class TabButton: UIControl {
    private static let imageSide: CGFloat = 26

    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)

    init(_ item: UITabBarItem, title text: String?, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        picture.image = (isChosen ? item.selectedImage : nil) ?? item.image ?? item.systemItem?.image
        picture.contentMode = .scaleAspectFit
        title.text = text ?? item.systemItem?.word
        title.font = .systemFont(ofSize: 10, weight: .medium)
        title.textAlignment = .center
        isSelected = isChosen
        isEnabled = item.isEnabled
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = item.badgeColor ?? .systemRed
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        [picture, title, badge].forEach(addSubview)
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
        accessibilityLabel = title.text
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the tab its colours.
    ///
    /// - Parameter attributes: How the title looks, as far as the item says it.
    func dress(in color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
        picture.tintColor = isEnabled ? color : .tertiaryLabel
        title.textColor = isEnabled ? attributes[.foregroundColor] as? UIColor ?? color : .tertiaryLabel
        if let font = attributes[.font] as? UIFont { title.font = font }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage = picture.image != nil
        picture.isHidden = !hasImage
        let side = Self.imageSide
        picture.frame = CGRect(x: bounds.midX - side / 2, y: 5, width: side, height: side)
        let height = title.sizeThatFits(.zero).height
        let top = hasImage ? UITabBar.rowHeight - 3 - height : (UITabBar.rowHeight - height) / 2
        title.frame = CGRect(x: 2, y: top, width: max(0, bounds.width - 4), height: height)
        let width = max(18, badge.sizeThatFits(.zero).width + 10)
        badge.frame = CGRect(x: bounds.midX + side / 2 - 8, y: 2, width: width, height: 18)
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            for part in [picture, title] { part.alpha = isHighlighted ? 0.5 : 1 }
        }
    }
}
