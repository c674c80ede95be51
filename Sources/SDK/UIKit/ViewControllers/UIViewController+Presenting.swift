// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

extension UIViewController {
    /// The controller presented by this one or by one of its ancestors.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presented this one or one of its ancestors.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Presents a controller over this one.
    ///
    /// The outermost container presents. One that is not on the screen, or
    /// presents already, shows nothing and says so on stderr, as on Apple's
    /// systems; the completion is not called then.
    @preconcurrency public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        let presenter = outermost
        guard let window = presenter.viewIfLoaded?.window ?? presenter.coveredIn else {
            return refuse(viewControllerToPresent, "whose view is in no window; present it in viewDidAppear(_:)")
        }
        guard presenter.presented == nil else {
            return refuse(viewControllerToPresent, "which presents another already; present it from that one")
        }
        guard viewControllerToPresent.presenter == nil, viewControllerToPresent !== presenter else {
            return refuse(viewControllerToPresent, "which cannot show what is shown already; dismiss it first")
        }
        presenter.presented = viewControllerToPresent
        viewControllerToPresent.presenter = presenter
        viewControllerToPresent.isBeingPresented = true
        if let custom = CustomPresentation(viewControllerToPresent, over: presenter, in: window) {
            viewControllerToPresent.customPresentation = custom
            custom.present(from: presenter, in: window, animated: flag)
            if let completion { ScreenUpdate.shared.afterwards(completion) }
            return
        }
        var view = viewControllerToPresent.loadedView
        if viewControllerToPresent.liesOnSheet, let presentation = viewControllerToPresent.presentationController {
            let sheet = SheetView(of: viewControllerToPresent, presentation)
            viewControllerToPresent.sheet = sheet
            view = sheet
        }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if viewControllerToPresent.coversAll, let covered = presenter.viewIfLoaded {
            viewControllerToPresent.covered = covered
            covered.removeFromSuperview()
        }
        window.addSubview(view)
        if flag { window.layer.passOver(viewControllerToPresent.isAlert ? .alert : .present, duration: 0.4) }
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// Dismisses the controller presented by this one, or else this controller.
    @preconcurrency public func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        if let shown = presented ?? outermost.presented, shown !== self {
            shown.leave(animated: flag)
        } else if let shown = outermost.presenter?.presented {
            shown.leave(animated: flag)
        }
        if let completion { ScreenUpdate.shared.afterwards(completion) }
    }

    /// With a window's root controller goes all that lies over it.
    func dismissEverythingPresented() { presented?.leave(animated: false) }

    private var isAlert: Bool { (self as? UIAlertController)?.preferredStyle == .alert }

    private func leave(animated: Bool) {
        presented?.leave(animated: false)
        guard let presenter, let own = viewIfLoaded else { return }
        let view: UIView = sheet ?? own
        isBeingDismissed = true
        if let custom = customPresentation {
            (presenter.presented, self.presenter, customPresentation) = (nil, nil, nil)
            return custom.dismiss(to: presenter, animated: animated)
        }
        if let covered, let window = view.window {
            window.insertSubview(covered, belowSubview: view)
            self.covered = nil
        }
        if animated { view.window?.layer.passOver(isAlert ? .alertEnd : .dismiss, duration: 0.3) }
        view.removeFromSuperview()
        own.removeFromSuperview()
        sheet = nil
        presenter.presented = nil
        self.presenter = nil
    }

    /// The window in which a full-screen controller lies over this one.
    private var coveredIn: UIWindow? { presented?.viewIfLoaded?.window }

    private var coversAll: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    private func refuse(_ presented: UIViewController, _ reason: String) {
        Complaint.write("attempt to present \(type(of: presented)) on \(type(of: self)), \(reason)")
    }

    /// The nearest enclosing navigation controller.
    public var navigationController: UINavigationController? { nearest() }
    /// The nearest enclosing tab bar controller.
    public var tabBarController: UITabBarController? { nearest() }
    /// The nearest enclosing split view controller.
    public var splitViewController: UISplitViewController? { nearest() }

    /// Shows a controller as the container does: pushes it, or presents it without a navigation controller.
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

    /// Where a controller's view is on its way to the screen and back.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Reports that a child is about to appear or disappear, for a container that forwards appearance itself.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { startAppearing(animated: animated) } else { startDisappearing(animated: animated) }
    }

    /// Reports the end of a transition begun with ``beginAppearanceTransition(_:animated:)``.
    public func endAppearanceTransition() {
        if appearance == .appearing { isAppearingNow() }
        finishAppearing()
        finishDisappearing()
    }

    func beginAppearing(animated: Bool) {
        if startAppearing(animated: animated) { ScreenUpdate.shared.finishAppearing(self) }
    }

    func beginDisappearing(animated: Bool) {
        if startDisappearing(animated: animated) { ScreenUpdate.shared.finishDisappearing(self) }
    }

    /// - Returns: Whether the controller was not on its way yet.
    @discardableResult private func startAppearing(animated: Bool) -> Bool {
        guard appearance == .disappeared || appearance == .disappearing else { return false }
        loadViewIfNeeded()
        appearance = .appearing
        isAnimating = animated
        viewWillAppear(animated)
        return true
    }

    /// - Returns: Whether the controller was not on its way yet.
    @discardableResult private func startDisappearing(animated: Bool) -> Bool {
        guard appearance == .appeared || appearance == .appearing else { return false }
        appearance = .disappearing
        isAnimating = animated
        viewWillDisappear(animated)
        return true
    }

    func isAppearingNow() {
        if appearance == .appearing { viewIsAppearing(isAnimating) }
    }

    func finishAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        ManagedActivities.shared.appeared(self)
        viewDidAppear(isAnimating)
        isBeingPresented = false
        isMovingToParent = false
    }

    func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        ManagedActivities.shared.disappeared(self)
        viewDidDisappear(isAnimating)
        isBeingDismissed = false
        isMovingFromParent = false
    }
}
