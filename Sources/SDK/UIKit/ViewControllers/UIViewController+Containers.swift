// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// The nearest navigation controller that this one is inside.
    public var navigationController: UINavigationController? { nearest() }
    /// The nearest tab bar controller that this one is inside.
    public var tabBarController: UITabBarController? { nearest() }
    /// The nearest split view controller that this one is inside.
    public var splitViewController: UISplitViewController? { nearest() }

    /// Shows a controller in the way of the container that this one is inside: pushed, or presented where there is no
    /// navigation controller.
    public func show(_ viewController: UIViewController, sender: Any?) {
        if let stack = self as? UINavigationController ?? navigationController {
            stack.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }

    private func nearest<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// Puts the controller's view into a container's, as large as that.
    func fill(_ container: UIView) {
        let view = loadedView
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
    }
}
