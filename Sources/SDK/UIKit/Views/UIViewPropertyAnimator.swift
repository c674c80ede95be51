// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Makes changes that a person watches; all of them are made when it starts, and the way there is shown.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    /// How long the changes are to take, in seconds.
    public let duration: TimeInterval
    private var pace: LayerAnimation.Pace?
    private var options: UIView.AnimationOptions = []
    /// Counts starts after a delay and stops: a start that is not the last thing said is none.
    private var starts = 0
    /// Whether the changes go on; they never do.
    open private(set) var isRunning = false
    /// How much of them is done, from 0 to 1; at once all.
    open var fractionComplete: CGFloat = 0 {
        didSet { if fractionComplete > 0 { makeChanges() } }
    }

    /// An animator whose changes go along a curve.
    @preconcurrency public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
    ) {
        self.duration = duration
        super.init()
        options = curve.options
        if let animations { addAnimations(animations) }
    }

    /// An animator whose changes go as a spring would.
    @preconcurrency public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
        pace = .spring(damping: ratio, velocity: 0)
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

    /// Adds changes.
    @preconcurrency open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        animations.append(animation)
    }

    /// Adds what is to be done at the end.
    @preconcurrency open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes; what is to be done at the end is done after the time that they would take.
    open func startAnimation() {
        makeChanges()
        let completions = completions
        self.completions = []
        UIView.animate(withDuration: duration, animations: {}) { _ in completions.forEach { $0(.end) } }
    }

    /// Makes the changes after so many seconds, unless they are stopped before.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        starts += 1
        let start = starts
        // What waits is kept alive by that, as an app may not hold it.
        Delay.wait(delay) { if self.starts == start { self.startAnimation() } }
    }

    /// Keeps changes from being made that wait for their time; others are made by then.
    open func stopAnimation(_ withoutFinishing: Bool) { starts += 1 }

    /// Brings the changes to an end; they are made by then.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { makeChanges() }

    private func makeChanges() {
        let due = animations
        animations = []
        ViewAnimation.with(ViewAnimation(duration, options: options, pace: pace)) { due.forEach { $0() } }
    }
}

/// Where changes that a person watches are.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

extension UIView {
    /// How the speed of changes changes.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
    }
}
