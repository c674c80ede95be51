// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// View controllers side by side, of which the chosen one shows.
///
/// The bar is there as values; it is not drawn yet.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The bar below the controllers.
    open private(set) var tabBar = UITabBar(frame: .zero)
    /// Asked before a person's choice, and told of it.
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
                    "\(type(of: newValue)) is none of the tab bar controller's viewControllers; set those first")
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
        if let selected, children.contains(where: { $0 === selected }) { return }
        selected = nil
        if let first = children.first { show(first) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let view = viewIfLoaded { selected?.fill(view) }
    }

    private func show(_ controller: UIViewController) {
        let old = selected
        selected = controller
        guard let view = viewIfLoaded else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        controller.fill(view)
    }
}

/// Asked before a person chooses a tab, and told of it.
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
