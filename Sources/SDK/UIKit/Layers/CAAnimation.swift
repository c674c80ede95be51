// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// Seconds since the machine started, by which animations begin.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// How a layer changes while a person watches. Panels are pictures: what an animation leaves behind is drawn, and
/// nothing of its way there.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    /// How long it takes, in seconds.
    open var duration: TimeInterval = 0
    /// When it begins, by ``CACurrentMediaTime()``; 0 is at once.
    open var beginTime: TimeInterval = 0
    /// How many of its seconds go by in one.
    open var speed: Float = 1
    /// How often it is shown.
    open var repeatCount: Float = 0
    /// Whether it goes back as it came.
    open var autoreverses = false
    /// Whether nothing of it is left at its end.
    open var isRemovedOnCompletion = true
    /// What is left of it at its end where it stays.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How its speed changes.
    open var timingFunction: CAMediaTimingFunction?
    /// Called at the beginning and at the end.
    open var delegate: (any CAAnimationDelegate)?

    /// Gives a layer what is left at the end.
    func settle(on layer: CALayer) {}

    /// How many seconds from now it is over; infinite for one that goes on for ever.
    var remainingTime: TimeInterval {
        // Apple's systems give a duration to what has none.
        let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
        let total = once * Double(repeatCount > 0 ? repeatCount : 1) / (speed > 0 ? Double(speed) : 0)
        let delay = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
        return total < Self.forever ? delay + total : .infinity
    }

    /// More seconds than anybody watches; the largest number of repetitions that apps name comes to more.
    private static let forever: TimeInterval = 1e9
}

/// Is called at the beginning and at the end of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It is over.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing: it need not be there.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing: it need not be there.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes one value of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The name of the value.
    open var keyPath: String?

    /// Changes the value of a name.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    var last: Any? { nil }

    override func settle(on layer: CALayer) {
        guard fillMode == .forwards || fillMode == .both, let keyPath else { return }
        layer.take(last, for: keyPath)
    }
}

/// Changes a value from one to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil is where the layer is.
    open var fromValue: Any?
    /// Where it ends; nil is where the layer is.
    open var toValue: Any?
    /// How far it goes; not heeded.
    open var byValue: Any?

    override var last: Any? { toValue }
}

/// Changes a value as a spring does.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// How heavy what hangs on the spring is.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How soon it comes to rest.
    open var damping: CGFloat = 10
    /// How fast it begins.
    open var initialVelocity: CGFloat = 0
    /// How long it takes to come to rest, in seconds.
    open var settlingDuration: TimeInterval { duration }
}

/// Changes a value over several.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The way that a position goes.
    open var path: CGPath?

    override var last: Any? { values?.last }
}

/// Several at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// What is shown.
    open var animations: [CAAnimation]?

    override func settle(on layer: CALayer) {
        animations?.forEach { animation in
            animation.fillMode = fillMode
            animation.settle(on: layer)
        }
    }
}

/// Shows how one content takes the place of another.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// How it does.
    open var type = "fade"
}

/// What is left of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its end, after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How the speed of an animation changes.
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// A change by its name.
    public init(name: CAMediaTimingFunctionName) {}

    /// A change by the handles of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// Changes of speed that have names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What Apple's systems do where nothing is said.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes of layers that belong together. All are made at once here.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var completions: [(@MainActor () -> Void)?] = []

    /// Begins changes that belong together.
    open class func begin() { completions.append(nil) }

    /// Ends them; what is to be done after is done at the end of this turn of the main queue.
    open class func commit() {
        guard let last = completions.popLast(), let last else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { last() } }
    }

    /// Makes all changes now; they are made at once anyway.
    open class func flush() {}
    /// Whether changes are made without being shown; all are.
    open class func setDisableActions(_ flag: Bool) {}
    /// How long changes take; none.
    open class func setAnimationDuration(_ dur: TimeInterval) {}
    /// How the speed of changes changes.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// What is to be done after the changes.
    open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard !completions.isEmpty else {
            block?()
            return
        }
        completions[completions.count - 1] = block
    }
}
