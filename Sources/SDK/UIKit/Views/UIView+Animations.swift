// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

extension UIView {
    /// Makes changes at once, and has anyone who shows the screen show the way there; the completion is called after
    /// the time that this takes.
    @preconcurrency public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        show(AnimationBlock(duration, delay: delay, options: options), animations, completion)
    }

    private class func show(
        _ animation: AnimationBlock, _ changes: @MainActor () -> Void, _ completion: (@MainActor (Bool) -> Void)?
    ) {
        AnimationBlock.with(animation, changes)
        guard let completion else { return }
        Delay.wait(animation.duration + animation.delay) { completion(true) }
    }

    /// Makes changes as a spring would, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    @preconcurrency public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let spring = LayerAnimation.Pace.spring(damping: dampingRatio, velocity: velocity * duration)
        show(AnimationBlock(duration, delay: delay, options: options, pace: spring), animations, completion)
    }

    /// Makes changes as a spring would that takes no longer to come to rest than a duration, as
    /// ``animate(withDuration:delay:options:animations:completion:)`` does.
    ///
    /// - Parameter bounce: From 0, where nothing swings, to 1.
    @preconcurrency public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: 1 - bounce,
            initialSpringVelocity: initialSpringVelocity, options: options, animations: animations,
            completion: completion)
    }

    /// Makes changes in steps, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    @preconcurrency public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }

    /// Adds the changes of one step.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let outer = AnimationBlock.current else { return animations() }
        var step = AnimationBlock(
            outer.duration * frameDuration, delay: outer.delay + outer.duration * frameStartTime, pace: .even)
        (step.isEndless, step.autoreverses) = (outer.isEndless, outer.autoreverses)
        AnimationBlock.with(step) { animations() }
    }

    /// Options of animations in steps; without effect.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Interpolates linearly between steps.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from step to step.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates smoothly over all steps.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// Makes changes inside a view, as ``animate(withDuration:delay:options:animations:completion:)`` does.
    @preconcurrency public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, options: options, animations: { animations?() }, completion: completion)
        // Whatever takes the place of something fades in: nothing is turned around here.
        if options.rawValue >> 20 & 7 != 0 { view.layer.passOver(.fade, duration: max(duration, 0.01)) }
    }

    /// Puts one view in the place of another, as ``transition(with:duration:options:animations:completion:)`` does.
    @preconcurrency public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard let holder = fromView.superview else { return }
        transition(
            with: holder, duration: duration, options: options,
            animations: {
                guard !options.contains(.showHideTransitionViews) else {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                    return
                }
                holder.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }, completion: completion)
    }

    /// Makes changes without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.with(nil) { actionsWithoutAnimation() }
    }

    /// The duration of the running animation; 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    /// Options of animations.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews during the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at the state of the running animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays the animation backward after it ends.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Hides views instead of removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Ease in and out.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Flips around the vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips around the vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades between the views.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips around the horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips around the horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }
}

extension AnimationBlock {
    /// The block of changes that a duration, a delay and options describe.
    ///
    /// - Parameter pace: The pace; nil means the one in the options.
    init(
        _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions,
        pace: LayerAnimation.Pace? = nil
    ) {
        self.init(
            duration, delay: delay, pace: pace ?? options.pace, isEndless: options.contains(.repeat),
            autoreverses: options.contains(.autoreverse))
    }
}

extension UIView.AnimationOptions {
    /// The handles are Apple's.
    fileprivate var pace: LayerAnimation.Pace {
        switch rawValue >> 16 & 3 {
        case 1: .curve(0.42, 0, 1, 1)
        case 2: .curve(0, 0, 0.58, 1)
        case 3: .even
        default: .curve(0.42, 0, 0.58, 1)
        }
    }
}
