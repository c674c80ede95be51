// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A bar with buttons at the bottom.
///
/// Properties that are not set come from ``appearance()``.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private static let proxy = UIToolbar(frame: .zero)

    /// Where an app sets how all its toolbars look.
    open class func appearance() -> UIToolbar { proxy }

    /// The value set on a bar.
    private struct Looks {
        var barTintColor: UIColor?
        var translucency: Bool?
        var barStyle: UIBarStyle?
        var shadowImages: [UIBarPosition: UIImage] = [:]
    }

    private var own = Looks() { didSet { setNeedsLayout() } }

    private func value<Value>(_ key: KeyPath<Looks, Value?>) -> Value? {
        own[keyPath: key] ?? (self === Self.proxy ? nil : Self.proxy.own[keyPath: key])
    }

    /// How tall the bar is above what the device covers, in points.
    static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    /// The buttons, from the left, and the spaces between them.
    open var items: [UIBarButtonItem]? { didSet { contentsChanged() } }
    private let line = UIView(frame: .zero)
    /// Nil if the app creates them.
    private var views: [UIView]?

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = views ?? makeViews()
        self.views = views
        backgroundColor = barTintColor ?? .systemBackground
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        line.backgroundColor = shadowImage(forToolbarPosition: .bottom) == nil ? .separator : .clear
        let shown = Array(zip(items ?? [], views))
        let widths = shown.map { item, view -> CGFloat in
            if item.isFlexibleSpace { return 0 }
            return item.width > 0 ? item.width : view.sizeThatFits(CGSize(width: bounds.width, height: 0)).width
        }
        let gaps = CGFloat(max(0, shown.count - 1)) * Self.margin / 2
        let free = max(0, bounds.width - 2 * Self.margin - gaps - widths.reduce(0, +))
        let share = free / CGFloat(max(1, shown.count(where: \.0.isFlexibleSpace)))
        var x = Self.margin
        for ((item, view), own) in zip(shown, widths) {
            let width = item.isFlexibleSpace ? share : own
            let height = min(max(view.sizeThatFits(.zero).height, 30), Self.rowHeight)
            view.frame = CGRect(x: x, y: (Self.rowHeight - height) / 2, width: width, height: height)
            x += width + Self.margin / 2
        }
    }

    private func makeViews() -> [UIView] {
        subviews.forEach { $0.removeFromSuperview() }
        addSubview(line)
        return (items ?? []).map { item in
            let view = NavigationBarContents.view(of: item, in: self)
            addSubview(view)
            return view
        }
    }

    /// As tall as buttons are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.rowHeight) }

    /// Changes the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

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

    /// Whether the bar is light or dark.
    open var barStyle: UIBarStyle {
        get { value(\.barStyle) ?? .default }
        set { own.barStyle = newValue }
    }

    /// The line between the contents and a bar that lies there; nil means the usual one.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        value(\.shadowImages[topOrBottom]) ?? value(\.shadowImages[.any])
    }

    /// Sets the line between the contents and a bar that lies there.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        own.shadowImages[topOrBottom] = shadowImage
    }
}

extension UIToolbar: ItemHolder {
    func contentsChanged() {
        views = nil
        setNeedsLayout()
    }
}
