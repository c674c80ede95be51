// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A list and what is chosen in it. On this narrow screen only the first of both shows.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Asked how to become narrow and wide.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Which columns the app would like to see.
    open var preferredDisplayMode = DisplayMode.automatic
    /// A button that shows the list and hides it; nothing to hide on this narrow screen.
    public let displayModeButtonItem = UIBarButtonItem()
    /// Whether only one column shows; always true on this narrow screen.
    open var isCollapsed: Bool { true }

    /// The list, and what is chosen in it.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            children.forEach {
                $0.viewIfLoaded?.removeFromSuperview()
                $0.removeFromParent()
            }
            newValue.forEach { addChild($0) }
            newValue.forEach { $0.didMove(toParent: self) }
            if let view = viewIfLoaded { newValue.first?.fill(view) }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let view = viewIfLoaded { children.first?.fill(view) }
    }
}

extension UISplitViewController {
    /// Which columns show.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        /// The former name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
}

/// Asked how a split view controller becomes narrow and wide.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Whether the app itself has dealt with what is chosen, so that the list shows.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// False; the method is optional on Apple's systems.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}
