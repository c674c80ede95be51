// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows the selected one of several view controllers, with a tab bar.
///
/// The bar lies over the bottom of the controllers' views, whose safe area ends
/// above it. However many controllers there are, all of them stand in it.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The bar below the controllers.
    open private(set) var tabBar = UITabBar(frame: .zero)
    /// Called before and after a person chooses a tab.
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var selected: UIViewController?

    /// The controllers in the bar's order. The one that shows stays where it is among the new ones.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that shows.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, newValue !== selected else { return }
            guard children.contains(where: { $0 === newValue }) else {
                Complaint.write(
                    "\(type(of: newValue)) is not one of the tab bar controller's viewControllers; set those first")
                return
            }
            show(newValue)
        }
    }

    /// The place of the controller that shows; `NSNotFound` where none does.
    ///
    /// A place that there is not changes nothing.
    open var selectedIndex: Int {
        get { children.firstIndex { $0 === selected } ?? NSNotFound }
        set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
    }

    /// Puts controllers in place of what there are.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let leaving = children.filter { child in !new.contains { $0 === child } }
        for child in leaving {
            child.willMove(toParent: nil)
            if child === selected { selected?.viewIfLoaded?.removeFromSuperview() }
            child.removeFromParent()
        }
        let coming = new.filter { $0.parent !== self }
        coming.forEach { addChild($0) }
        children = new
        coming.forEach { $0.didMove(toParent: self) }
        fillBar()
        if let selected, children.contains(where: { $0 === selected }) { return }
        selected = nil
        if let first = children.first { show(first) }
    }

    open override func loadView() {
        super.loadView()
        tabBar.choose = { [weak self] in self?.choose($0) }
        tabBar.titleOfItem = { [weak self] in self?.title(of: $0) }
        if let view = viewIfLoaded { selected?.fill(view) }
        viewIfLoaded?.addSubview(tabBar)
        fillBar()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeBar()
    }

    /// Lays the bar over the bottom of the view, and the controllers' safe area above it.
    private func placeBar() {
        guard let view = viewIfLoaded else { return }
        let stack = selected as? UINavigationController
        tabBar.isHidden = stack?.children.dropFirst().contains(where: \.hidesBottomBarWhenPushed) ?? false
        let height = UITabBar.rowHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        for child in children { child.barInsets.bottom = tabBar.isHidden ? 0 : UITabBar.rowHeight }
    }

    /// A controller has another item than before.
    func itemsChanged() { fillBar() }

    private func fillBar() {
        tabBar.items = children.map(\.tabBarItem)
        tabBar.selectedItem = selected?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    /// What a tab is called whose item does not say it.
    private func title(of index: Int) -> String? {
        guard children.indices.contains(index) else { return nil }
        return children[index].title ?? (children[index] as? UINavigationController)?.children.first?.title
    }

    /// A person has tapped a tab; the one that shows goes back to its first screen.
    private func choose(_ index: Int) {
        guard children.indices.contains(index) else { return }
        let controller = children[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = controller
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func show(_ controller: UIViewController) {
        let old = selected
        selected = controller
        guard let view = viewIfLoaded else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        controller.fill(view)
        view.bringSubviewToFront(tabBar)
        tabBar.selectedItem = controller.tabBarItem
        placeBar()
    }
}

/// Is called before and after a person selects a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a person may choose the controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A person has chosen the controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// True; the method is optional on Apple's systems.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing; the method is optional on Apple's systems.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
