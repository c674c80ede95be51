// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Manages a stack of view controllers and shows the last one.
///
/// The bar lies over the top of the controllers' views, whose safe area begins
/// below it. Pushing and popping take no time; anyone who shows the screen shows the way there.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// A stack with its first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack whose bars are of classes of the app's own; nil means the usual ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let custom = navigationBarClass as? UINavigationBar.Type { navigationBar = custom.init(frame: .zero) }
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The bar above the controllers.
    open private(set) var navigationBar = UINavigationBar(frame: .zero)
    /// The bar below the stack, with the buttons of the top one's `toolbarItems`.
    open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// Whether the bar is not seen.
    open var isNavigationBarHidden = false { didSet { placeBar() } }
    /// Whether the bar at the bottom is not seen.
    open var isToolbarHidden = true { didSet { placeBar() } }
    /// What sees a finger that pulls the top away; nil, as that is the device's own.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    /// Whether the bar goes while contents are scrolled down; stored, without effect yet.
    open var hidesBarsOnSwipe = false
    /// Whether the bar comes and goes by a tap; stored, without effect yet.
    open var hidesBarsOnTap = false
    /// Whether the bar goes while a person types; stored, without effect yet.
    open var hidesBarsWhenKeyboardAppears = false
    /// Called when a view controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers from the bottom of the stack to its top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { children.last }

    /// The controller that a person sees: the one presented over the stack, or else the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open override func loadView() {
        super.loadView()
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        viewIfLoaded?.addSubview(navigationBar)
        viewIfLoaded?.addSubview(toolbar)
        showTop(insteadOf: nil, animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeBar()
    }

    /// Lays the bar over the top of the view, and the controllers' safe area below it.
    private func placeBar() {
        guard let view = viewIfLoaded else { return }
        navigationBar.isHidden = isNavigationBarHidden
        let top = view.safeAreaInsets.top
        let height = isNavigationBarHidden ? 0 : navigationBar.height
        navigationBar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: top + max(0, height - navigationBar.collapse))
        for child in children { child.barInsets.top = height }
        placeToolbar(in: view)
        noticeContents()
    }

    /// The bar is as low as what is scrolled beneath it leaves it; the safe area stays as it is.
    private func placeCollapsedBar(in holder: UIView?) {
        guard let view = viewIfLoaded, holder != nil, !isNavigationBarHidden else { return }
        let height = view.safeAreaInsets.top + navigationBar.height - navigationBar.collapse
        if navigationBar.frame.height != height { navigationBar.frame.size.height = height }
    }

    private func placeToolbar(in view: UIView) {
        let isHidden = isToolbarHidden || children.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        toolbar.isHidden = isHidden
        let height = UIToolbar.rowHeight + view.safeAreaInsets.bottom
        toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        for child in children { child.barInsets.bottom = isHidden ? 0 : UIToolbar.rowHeight }
    }

    /// A controller of the stack has other buttons for the toolbar than before.
    func toolbarItemsChanged(of controller: UIViewController) {
        if controller === topViewController { toolbar.items = controller.toolbarItems }
    }

    /// Has the bar filled where contents that a person has scrolled lie beneath it.
    func noticeContents() {
        guard let view = topViewController?.viewIfLoaded else { return }
        let scrolls = UIScrollView.outermost(in: view).filter { $0.safeAreaInsets.top > 0 && !$0.isHidden }
        let way = scrolls.map { $0.contentOffset.y + $0.adjustedContentInset.top }.max() ?? 0
        navigationBar.collapse(by: way)
        // A large title goes before contents lie beneath the bar.
        navigationBar.isOverContents =
            way > navigationBar.collapse + 0.5
            || navigationBar.isCollapsed && scrolls.contains(where: \.isScrolledDown)
        placeCollapsedBar(in: topViewController?.viewIfLoaded?.superview)
    }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController.parent !== self else {
            Complaint.write("\(type(of: viewController)) is on the navigation stack already; push another one")
            return
        }
        replaceStack(with: children + [viewController], animated: animated)
    }

    /// Takes the top away, but for the last one.
    ///
    /// - Returns: What was taken away.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        replaceStack(with: children.dropLast(), animated: animated)
        return top
    }

    /// Takes away all but the first.
    ///
    /// - Returns: What was taken away, from the bottom to the top.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = children.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Takes away all that is above a controller.
    ///
    /// - Returns: What was taken away, from the bottom to the top; nil when the
    ///   controller is not on the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(children[(index + 1)...])
        replaceStack(with: Array(children[...index]), animated: animated)
        return popped
    }

    /// Puts a whole stack in place of what there is.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    private func replaceStack(with new: [UIViewController], animated: Bool) {
        let oldTop = topViewController
        let leaving = children.filter { child in !new.contains { $0 === child } }
        let coming = new.filter { $0.parent !== self }
        leaving.forEach {
            $0.willMove(toParent: nil)
            $0.isMovingFromParent = true
        }
        coming.forEach {
            addChild($0)
            $0.isMovingToParent = true
        }
        children = new
        if isViewLoaded, oldTop !== topViewController {
            showTop(insteadOf: oldTop, animated: animated)
            let isPush = topViewController.map { top in coming.contains { $0 === top } } ?? false
            if animated, oldTop != nil { viewIfLoaded?.layer.passOver(isPush ? .push : .pop, duration: 0.35) }
        }
        leaving.forEach { child in
            child.parent = nil
            child.didMove(toParent: nil)
        }
        coming.forEach { $0.didMove(toParent: self) }
    }

    private func showTop(insteadOf old: UIViewController?, animated: Bool) {
        if let top = topViewController {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let top = topViewController, let view = viewIfLoaded else { return }
        top.fill(view)
        view.bringSubviewToFront(navigationBar)
        view.bringSubviewToFront(toolbar)
        toolbar.items = top.toolbarItems
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        top.navigationItem.searchController?.searched = top
        navigationBar.show(top.navigationItem, above: children.dropLast().map(\.navigationItem))
        placeBar()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}
