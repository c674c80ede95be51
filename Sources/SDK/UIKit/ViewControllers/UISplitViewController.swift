// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows a list and the selected item. On a narrow screen, only one of them is visible.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// One of the columns.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        /// What is shown where there is room for one column only.
        case compact = 3
    }

    /// Columns of a style: on this narrow screen a stack, with the list at its bottom.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A list and what is chosen in it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// How many columns there are.
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    private var stack: UINavigationController? { viewControllers.first as? UINavigationController }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Gives a column its controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        let first = columns[.compact] ?? columns[.primary]
        guard let first else { return viewControllers = [] }
        let shown = first as? UINavigationController ?? first.navigationController
        viewControllers = [shown ?? UINavigationController(rootViewController: first)]
    }

    /// Shows a column: on this narrow screen it is pushed onto the list.
    open func show(_ column: Column) {
        guard let stack, let wanted = columns[column] else { return }
        let top = (wanted as? UINavigationController)?.topViewController ?? wanted
        if stack.viewControllers.contains(where: { $0 === top }) {
            stack.popToViewController(top, animated: true)
        } else {
            stack.pushViewController(top, animated: true)
        }
    }

    /// Takes a column away: what is below it in the stack shows.
    open func hide(_ column: Column) {
        guard let stack, let gone = columns[column] else { return }
        let top = (gone as? UINavigationController)?.topViewController ?? gone
        if stack.topViewController === top { stack.popViewController(animated: true) }
    }

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
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The former name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
}

/// Controls how a split view controller collapses and expands.
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
