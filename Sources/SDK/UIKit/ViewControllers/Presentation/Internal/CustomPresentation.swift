// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Shows a controller as the app itself wants it, and has it go as the app wants that.
@MainActor final class CustomPresentation {
    let container: TransitionContainerView
    private let presentation: UIPresentationController
    /// Has this presentation as long as it is presented.
    private weak var presented: UIViewController?
    /// Shows how it comes; nil leaves that to the system.
    private let coming: (any UIViewControllerAnimatedTransitioning)?

    /// Nil if the app leaves all to the system.
    init?(_ presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        guard presented.modalPresentationStyle == .custom || presented.transitioningDelegate != nil else { return nil }
        let own = presented.transitioningDelegate?.presentationController(
            forPresented: presented, presenting: presenter, source: presenter)
        let animator = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: presenter)
        guard presented.modalPresentationStyle == .custom || own != nil || animator != nil else { return nil }
        coming = animator
        presentation =
            own ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        self.presented = presented
        container = TransitionContainerView(presentation)
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if own != nil { presented.storedPresentation = own }
    }

    private func duration(_ animator: (any UIViewControllerAnimatedTransitioning)?) -> TimeInterval {
        animator?.transitionDuration(using: nil) ?? 0.35
    }

    func present(from presenter: UIViewController, in window: UIWindow, animated: Bool) {
        guard let presented else { return }
        let animator = animated ? coming : nil
        window.addSubview(container)
        let coordinator = TimedTransition(animated ? duration(animator) : 0)
        presented.runningTransition = coordinator
        presentation.presentationTransitionWillBegin()
        let context = TransitionContext(
            from: presenter, to: presented, coming: presentation.presentedView, in: container,
            end: presentation.frameOfPresentedViewInContainerView, isAnimated: animated
        ) { [self] _ in
            presented.runningTransition = nil
            container.isSettled = true
            container.setNeedsLayout()
            presentation.presentationTransitionDidEnd(true)
            coordinator.finish()
            animator?.animationEnded(true)
        }
        coordinator.begin()
        if let animator { return animator.animateTransition(using: context) }
        if let view = presentation.presentedView {
            view.frame = presentation.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        if animated { window.layer.passOver(.present, duration: 0.4) }
        context.completeTransition(true)
    }

    func dismiss(to presenter: UIViewController, animated: Bool) {
        guard let presented else { return }
        let animator =
            animated
            ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        let coordinator = TimedTransition(animated ? duration(animator) : 0)
        presented.runningTransition = coordinator
        container.isSettled = false
        presentation.dismissalTransitionWillBegin()
        let view = presentation.presentedView
        let context = TransitionContext(
            from: presented, to: presenter, going: view, in: container, end: .zero, isAnimated: animated
        ) { [self] _ in
            presented.runningTransition = nil
            container.removeFromSuperview()
            view?.removeFromSuperview()
            presentation.dismissalTransitionDidEnd(true)
            coordinator.finish()
            animator?.animationEnded(true)
        }
        coordinator.begin()
        if let animator { return animator.animateTransition(using: context) }
        if animated { container.window?.layer.passOver(.dismiss, duration: 0.3) }
        context.completeTransition(true)
    }
}

/// Holds what a presentation of the app's own shows.
final class TransitionContainerView: UIView {
    private weak var presentation: UIPresentationController?
    /// Whether the presented view is where it is to be.
    var isSettled = false

    init(_ presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
        presentation.container = self
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if isSettled, let view = presentation.presentedView, view.superview === self {
            view.frame = presentation.frameOfPresentedViewInContainerView
        }
        presentation.containerViewDidLayoutSubviews()
    }
}

/// What takes the place of what, once.
private final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    private let controllers: (from: UIViewController, to: UIViewController)
    private let views: (from: UIView?, to: UIView?)
    private let end: CGRect
    private var complete: ((Bool) -> Void)?

    init(
        from: UIViewController, to: UIViewController, coming: UIView? = nil, going: UIView? = nil,
        in container: UIView, end: CGRect, isAnimated: Bool, complete: @escaping (Bool) -> Void
    ) {
        (controllers, views) = ((from, to), (going, coming))
        (containerView, self.end, self.isAnimated, self.complete) = (container, end, isAnimated, complete)
    }

    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }

    func completeTransition(_ didComplete: Bool) {
        let complete = complete
        self.complete = nil
        complete?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .to ? controllers.to : key == .from ? controllers.from : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .to ? views.to : key == .from ? views.from : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === controllers.from ? vc.viewIfLoaded?.frame ?? .zero : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === controllers.to ? views.to == nil ? vc.viewIfLoaded?.frame ?? .zero : end : .zero
    }
}

/// Changes that are made along with a transition.
@MainActor
final class TimedTransition: NSObject, UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    let transitionDuration: TimeInterval
    private var changes: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []
    private var hasBegun = false

    init(_ duration: TimeInterval) { transitionDuration = duration }

    var isAnimated: Bool { transitionDuration > 0 }
    var isCancelled: Bool { false }

    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append { completion(self) } }
        guard let animation else { return true }
        if hasBegun { make { animation(self) } } else { changes.append { animation(self) } }
        return true
    }

    private func make(_ change: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: transitionDuration, animations: change)
    }

    /// What comes or goes begins to.
    func begin() {
        hasBegun = true
        let due = changes
        changes = []
        if !due.isEmpty { make { due.forEach { $0() } } }
    }

    /// It has come, or is gone.
    func finish() {
        let due = completions
        completions = []
        due.forEach { $0() }
    }
}
