// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// Where a controller's view is on its way to the screen and back.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Says that a child is about to come or go, for a container that forwards by itself.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { startAppearing(animated: animated) } else { startDisappearing(animated: animated) }
    }

    /// Says that what ``beginAppearanceTransition(_:animated:)`` began is done.
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
