// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    private static let proxy = UIBarButtonItem()

    /// Where an app sets how all its bars' buttons look.
    open class func appearance() -> UIBarButtonItem { proxy }

    override var fallback: UIBarItem? { self === Self.proxy ? nil : Self.proxy }
    private var ownTintColor: UIColor? { didSet { changed() } }

    /// A view in the button's place.
    open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }

    /// What the button's title and image are colored with; nil means as its bar.
    open var tintColor: UIColor? {
        get { ownTintColor ?? (self === Self.proxy ? nil : Self.proxy.ownTintColor) }
        set { ownTintColor = newValue }
    }

    /// A button without title and image.
    public override init() { super.init() }

    /// The action of a tap.
    open var primaryAction: UIAction?
    /// What ``action`` is sent to; nil means the first responder that can perform it.
    open weak var target: AnyObject?
    /// The method that a tap calls where there is no ``primaryAction``.
    open var action: Selector? { didSet { changed() } }
    /// The menu that a tap opens where there is no ``primaryAction`` and no ``action``, else a finger that rests on the
    /// button.
    open var menu: UIMenu? { didSet { changed() } }
    /// The style of the button; a done button is bold.
    open var style = Style.plain { didSet { if style != oldValue { changed() } } }
    /// The kind of button whose word and picture are the system's.
    private(set) var systemItem: SystemItem?
    /// Whether the button is not seen.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// Whether the button is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// The width of the item in a toolbar; 0 means the width of its content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
    /// Whether the item is a space that takes what room there is.
    private(set) var isFlexibleSpace = false

    /// The look of a button.
    public enum Style: Int, Sendable {
        case plain = 0
        /// Apple's former name of the plain one.
        case bordered = 1
        case done = 2
    }

    /// A space in a toolbar that takes what room there is.
    public class func flexibleSpace() -> UIBarButtonItem {
        let space = fixedSpace(0)
        space.isFlexibleSpace = true
        return space
    }

    /// A space in a toolbar, so wide in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem()
        space.customView = UIView(frame: .zero)
        space.width = width
        return space
    }

    /// A button that does an action when it is tapped; title and image are the action's where they are not given.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A button with a menu; a tap opens that where there is no action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// A button of a kind that people know from other apps, which does an action when it is tapped; a menu opens where
    /// there is none.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        take(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button of a kind that people know from other apps, or a space; a tap calls a method of a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// A button with a title; a tap calls a method of a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// A button with an image; a tap calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Whether a tap does something other than opening the menu.
    var hasTapAction: Bool { primaryAction != nil || action != nil }

    /// Does what a tap does.
    func tap() {
        if let primaryAction {
            primaryAction.perform(for: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    private func take(_ item: SystemItem) {
        systemItem = item
        style = item.style
        switch item {
        case .flexibleSpace, .fixedSpace:
            customView = UIView(frame: .zero)
            isFlexibleSpace = item == .flexibleSpace
        default:
            image = item.image
            title = image == nil ? item.word : nil
            accessibilityLabel = item.word
        }
    }

    /// What a screen reader says of the button, where that is not its title.
    open var accessibilityLabel: String?

    /// A view in a bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
