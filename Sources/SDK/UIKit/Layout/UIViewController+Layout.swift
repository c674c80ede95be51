// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// The margins that the system wants a controller's view to have: 16 points at both sides.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    /// ``systemMinimumLayoutMargins``, which are the same at both sides.
    var systemMargins: UIEdgeInsets {
        let margins = systemMinimumLayoutMargins
        return UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }

    func safeAreaChanged() {
        guard let view = viewIfLoaded else { return }
        viewSafeAreaInsetsDidChange()
        tellOfSafeArea(view)
        view.layoutInputChanged()
        view.setNeedsLayout()
    }

    private func tellOfSafeArea(_ view: UIView) {
        view.safeAreaInsetsDidChange()
        view.subviews.forEach(tellOfSafeArea)
    }

    /// Gives the view another size, with all that a controller hears about that.
    package func resize(to size: CGSize) {
        let view = loadedView
        guard view.bounds.size != size else { return }
        let transition = ImmediateTransition()
        viewWillTransition(to: size, with: transition)
        view.frame.size = size
        transition.finish()
    }

    /// Puts one child in place of another, with its view; the way there is shown as `UIView.transition` shows it.
    @preconcurrency public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let (old, new) = (fromViewController.loadedView, toViewController.loadedView)
        guard let container = old.superview else {
            Complaint.write(
                "\(type(of: fromViewController)) cannot make room, as its view is in no other; add it first")
            return
        }
        UIView.transition(
            with: container, duration: duration, options: options,
            animations: {
                container.addSubview(new)
                animations?()
                old.removeFromSuperview()
            }, completion: completion)
    }
}
