// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Animates changes that can be paused, scrubbed and reversed.
///
/// As all changes, they are made when the animator becomes active; what is held is only shown elsewhere. Only where the
/// way ends at its start are the former values set again: constraints that were changed are the app's to change back.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    /// How long the changes are to take, in seconds.
    public let duration: TimeInterval
    /// How the speed of the changes changes; nil if only options say so.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    private var options: UIView.AnimationOptions = []
    /// Counts what was said about when changes are made and end: what was said before is ignored then.
    private var orders = 0
    private var way: AnimatedWay?

    /// Whether the changes were begun, and have not ended.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the changes go on.
    open private(set) var isRunning = false
    /// How long to wait before the changes begin; 0 unless set by ``startAnimation(afterDelay:)``.
    open private(set) var delay: TimeInterval = 0
    /// Whether the changes may be held; they always may.
    open var isInterruptible = true
    /// Whether views can be touched while they change; they always can.
    open var isUserInteractionEnabled = true
    /// Whether ``fractionComplete`` goes along the way evenly; it always does.
    open var scrubsLinearly = true
    /// Whether the animator stays active, held, when it comes to an end.
    open var pausesOnCompletion = false

    /// Whether the changes go back to where they began.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning, let way else { return }
            way.hold(at: way.progress)
            run(for: duration * (isReversed ? way.progress : 1 - way.progress))
        }
    }

    /// How much of the way is done, from 0 to 1. Setting it holds the changes there.
    open var fractionComplete: CGFloat {
        get { way?.progress ?? 0 }
        set {
            if state != .active || isRunning { pauseAnimation() }
            way?.hold(at: min(max(newValue, 0), 1))
        }
    }

    /// An animator whose changes go along a curve.
    @preconcurrency public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator whose changes go along a curve with two handles.
    @preconcurrency public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator whose changes go as a spring would.
    @preconcurrency public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator whose speed changes as parameters say.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    /// Makes changes, and says when the time is over that they would take.
    @discardableResult @preconcurrency open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = self.init(started: duration, animations)
        animator.options = options
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// An animator for ``runningPropertyAnimator(withDuration:delay:options:animations:completion:)``.
    public required init(started duration: TimeInterval, _ animations: @escaping @MainActor () -> Void) {
        self.duration = duration
        super.init()
        addAnimations(animations)
    }

    /// Adds changes; while others go on, they take what time is left.
    @preconcurrency open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        if state == .active, isRunning, let way {
            let rest = duration * (1 - way.progress)
            return AnimationBlock.with(AnimationBlock(rest, options: options, pace: timingParameters?.pace), animation)
        }
        animations.append(animation)
    }

    /// Adds changes that begin later, after a share of what time is left.
    @preconcurrency open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        let wait = duration * min(max(delayFactor, 0), 1)
        animations.append { [duration, options, timingParameters] in
            let outer = AnimationBlock.current
            var later = AnimationBlock(
                duration - wait, delay: wait, options: options, pace: timingParameters?.pace)
            later.recorder = outer?.recorder
            AnimationBlock.with(outer == nil ? nil : later, animation)
        }
    }

    /// Adds what is to be done at the end.
    @preconcurrency open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, or has those go on that are held; what is to be done at the end is done after the time that
    /// they take.
    open func startAnimation() {
        switch state {
        case .inactive:
            orders += 1
            activate()
            run(for: duration)
        case .active: if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        case .stopped: break
        }
    }

    /// Makes the changes after so many seconds, unless they are stopped before.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        self.delay = delay
        orders += 1
        let order = orders
        // What waits is kept alive by that, as an app may not hold it.
        Delay.wait(delay) { if self.orders == order { self.startAnimation() } }
    }

    /// Holds the changes where they are; begins them, held at their start, where they were not begun.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        orders += 1
        if state == .inactive { activate() }
        way?.hold(at: way?.progress ?? 0)
        isRunning = false
    }

    /// Has changes go on that are held, to the end, or back to the start where they are reversed.
    ///
    /// - Parameter durationFactor: How much of ``duration`` what is left takes; 0 is as much as is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, let way else { return }
        if let parameters { timingParameters = parameters }
        let rest = isReversed ? way.progress : 1 - way.progress
        run(for: duration * (durationFactor > 0 ? durationFactor : rest))
    }

    /// Ends the changes where they are.
    ///
    /// - Parameter withoutFinishing: Whether that is all; else ``finishAnimation(at:)`` is to be called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        orders += 1
        guard state == .active else { return }
        way?.settle(at: way?.progress ?? 1)
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// Brings stopped changes to their end, to their start, or leaves them where they are.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        switch finalPosition {
        case .end: way?.settle(at: 1)
        case .start: way?.settle(at: 0)
        case .current: break
        }
        end(at: finalPosition)
    }

    /// Makes the changes, and notes what they are.
    private func activate() {
        state = .active
        let due = animations
        animations = []
        let recorder = AnimatedWay()
        var animation = AnimationBlock(duration, options: options, pace: timingParameters?.pace)
        animation.recorder = recorder
        AnimationBlock.with(animation) { due.forEach { $0() } }
        recorder.noteEnds()
        way = recorder
    }

    /// Shows the rest of the way in so many seconds.
    private func run(for time: TimeInterval) {
        isRunning = true
        orders += 1
        let order = orders
        way?.run(for: time, isReversed: isReversed, pace: timingParameters?.pace)
        Delay.wait(time) {
            guard self.orders == order, self.state == .active else { return }
            self.isRunning = false
            if self.isReversed { self.way?.settle(at: 0) }
            if self.pausesOnCompletion { return }
            self.end(at: self.isReversed ? .start : .end)
        }
    }

    private func end(at position: UIViewAnimatingPosition) {
        let due = completions
        (state, isRunning) = (.inactive, false)
        forget()
        due.forEach { $0(position) }
    }

    private func forget() { (completions, way, isReversed) = ([], nil, false) }
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

extension UIView {
    /// The timing function of implicit animations.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
    }
}
