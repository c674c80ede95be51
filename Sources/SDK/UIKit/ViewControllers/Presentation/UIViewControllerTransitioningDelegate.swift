// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Provides an app's own presentation animations; every method is optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Shows how a controller comes; nil leaves that to the system.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Shows how a controller goes; nil leaves that to the system.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// How a controller lies over the others; nil leaves that to the system.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Lets the system decide.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Lets the system decide.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Lets the system decide.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Animates a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long that takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Shows it, and says at its end that it is complete.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// It is complete; optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The controllers, views and frames of a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Holds the views while one comes and one goes.
    var containerView: UIView { get }
    /// Whether it is seen.
    var isAnimated: Bool { get }
    /// Whether a finger moves it.
    var isInteractive: Bool { get }
    /// Whether it was taken back.
    var transitionWasCancelled: Bool { get }
    /// How what is presented lies over the others.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Says that it is over.
    func completeTransition(_ didComplete: Bool)
    /// The controller that goes or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning; nothing where it is missing.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end; nothing where it is missing.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That which is seen at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// That which is seen at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That which is seen at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// That which is seen at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
