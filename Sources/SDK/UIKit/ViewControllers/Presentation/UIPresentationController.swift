// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Manages how a controller is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that is presented.
    open private(set) weak var presentedStorage: UIViewController?
    /// The controller that presents it; nil before it does.
    open var presentingViewController: UIViewController? { presentedStorage?.presenter }
    /// The controller that is presented; an empty one when it is gone.
    open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
    /// Asked whether a person may dismiss it, and told when one has.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation of a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedStorage = presentedViewController
    }

    weak var container: UIView?
    /// The view that holds what is presented; nil if it is not.
    open var containerView: UIView? {
        container ?? presentedStorage?.sheet ?? presentedStorage?.viewIfLoaded?.superview
    }
    /// The view that is presented.
    open var presentedView: UIView? { presentedStorage?.loadedView }
    /// Where that lies in the other; a subclass says it, or else it is all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether what is behind goes while this is presented; it stays.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether it lies over the whole screen; it always does.
    open var shouldPresentInFullscreen: Bool { true }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedStorage?.modalPresentationStyle ?? .none }
    /// Light or dark, and what else the presented goes by.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    /// It is about to come; a subclass that shows something of its own adds it here.
    open func presentationTransitionWillBegin() {}
    /// It has come.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// It is about to go.
    open func dismissalTransitionWillBegin() {}
    /// It is gone.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The view that holds it is about to place what is in it.
    open func containerViewWillLayoutSubviews() {}
    /// That view has placed what is in it.
    open func containerViewDidLayoutSubviews() {}
}

/// Is asked whether a person may dismiss a presented controller, and is notified afterwards; every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether a person may dismiss it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A person is about to dismiss it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A person has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person has tried to dismiss it, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// It may, where the controller does not say otherwise.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
