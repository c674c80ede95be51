// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Drawing
public import Foundation

/// The time of animations: seconds since the machine started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// How a layer changes while a person watches. A panel is a picture: what an animation leaves behind is drawn there,
/// and nothing of its way.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    /// The duration in seconds.
    open var duration: TimeInterval = 0
    /// The start time, by ``CACurrentMediaTime()``; 0 means now.
    open var beginTime: TimeInterval = 0
    /// The speed factor.
    open var speed: Float = 1
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// Whether it plays backward after each repetition.
    open var autoreverses = false
    /// Whether it is removed when it ends.
    open var isRemovedOnCompletion = true
    /// What remains if it is not removed.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, called at the start and the end.
    open var delegate: (any CAAnimationDelegate)?

    /// Gives a layer what is left at the end.
    func settle(on layer: CALayer) {}

    /// The timing function.
    var pace: LayerAnimation.Pace { timingFunction?.pace ?? .even }

    /// How the presenter is to show it.
    func described(on layer: CALayer, as number: Int) -> [LayerAnimation] { [] }

    /// An animation of a property with this one's times; nil for one that stands still.
    func shown(_ property: String, _ values: [[Double]], as number: Int) -> LayerAnimation? {
        guard speed > 0 else { return nil }
        var animation = LayerAnimation(
            number: number, property: property, values: values, duration: once / Double(speed))
        animation.pace = pace
        animation.autoreverses = autoreverses
        let count = Double(repeatCount > 0 ? repeatCount : 1)
        animation.count = count < 1e6 ? count : nil
        animation.delay = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
        return animation.delay.isFinite ? animation : nil
    }

    /// Apple's systems give a duration to what has none.
    private var once: TimeInterval { duration > 0 && duration < 1e6 ? duration : 0.25 }

    /// How many seconds from now it is over; infinite for one that goes on forever.
    var remainingTime: TimeInterval {
        let total =
            (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1)
            / (speed > 0 ? Double(speed) : 0)
        let delay = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
        return total < Self.forever ? delay + total : .infinity
    }

    /// More seconds than anybody watches; the largest number of repetitions that apps name comes to more.
    private static let forever: TimeInterval = 1e9
}

/// Is called at the beginning and at the end of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing by default.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing by default.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animates one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property.
    open var keyPath: String?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    var last: Any? { nil }

    /// What the value is one after another, as numbers; nothing where it can't be shown.
    func values(of keyPath: String, on layer: CALayer) -> [[Double]] { [] }

    /// The time of each value, from 0 to 1.
    var times: [Double] { [] }

    override func described(on layer: CALayer, as number: Int) -> [LayerAnimation] {
        guard let keyPath else { return [] }
        let values = values(of: keyPath, on: layer)
        guard !values.isEmpty, var described = shown(keyPath, values, as: number) else { return [] }
        described.times = times
        return [described]
    }

    override func settle(on layer: CALayer) {
        guard fillMode == .forwards || fillMode == .both, let keyPath else { return }
        layer.take(last, for: keyPath)
    }
}

/// Animates a property from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The start value; nil means the layer's value.
    open var fromValue: Any?
    /// The end value; nil means the layer's value.
    open var toValue: Any?
    /// The change of the value, used without an end value.
    open var byValue: Any?

    override var last: Any? { toValue }

    override func values(of keyPath: String, on layer: CALayer) -> [[Double]] {
        let model = layer.numbers(of: keyPath)
        let first = LayerValue.numbers(fromValue) ?? model
        let sum = LayerValue.numbers(byValue).flatMap { way in first.map { zip($0, way).map(+) } }
        guard let first, let last = LayerValue.numbers(toValue) ?? sum ?? model, first.count == last.count else {
            return []
        }
        return [first, last]
    }
}

/// Animates a property like a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The initial velocity.
    open var initialVelocity: CGFloat = 0
    /// The time in seconds until the spring is within a thousandth of its end.
    open var settlingDuration: TimeInterval {
        let ratio = min(dampingRatio, 1)
        let frequency = (max(stiffness, 0.001) / max(mass, 0.001)).squareRoot()
        return log(1000) / max(ratio * frequency, 0.001)
    }

    private var dampingRatio: Double {
        Double(damping) / (2 * (Double(max(stiffness, 0.001)) * Double(max(mass, 0.001))).squareRoot())
    }

    override var pace: LayerAnimation.Pace { .spring(damping: dampingRatio, velocity: Double(initialVelocity)) }
}

/// Animates a property through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// The time of each value, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The path along which a position moves.
    open var path: CGPath?

    override var last: Any? { values?.last }

    override func values(of keyPath: String, on layer: CALayer) -> [[Double]] {
        let numbers = (values ?? []).compactMap(LayerValue.numbers)
        return Set(numbers.map(\.count)).count == 1 ? numbers : []
    }

    override var times: [Double] {
        guard let keyTimes, keyTimes.count == values?.count else { return [] }
        return keyTimes.map { min(max($0.doubleValue, 0), 1) }.sorted()
    }
}

/// Runs several animations together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// What is shown.
    open var animations: [CAAnimation]?

    override func described(on layer: CALayer, as number: Int) -> [LayerAnimation] {
        (animations ?? []).enumerated().flatMap { index, animation in
            // Names that are no others': a layer has fewer animations than that at a time.
            animation.described(on: layer, as: number + (index + 1) * 1_000_000_000)
        }
    }

    override func settle(on layer: CALayer) {
        animations?.forEach { animation in
            animation.fillMode = fillMode
            animation.settle(on: layer)
        }
    }
}

/// Animates the change from one content to another.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// How it does.
    open var type = CATransitionType.fade
    /// From which side; nil is as ever.
    open var subtype: CATransitionSubtype?

    /// How what is in the layer is shown to change.
    var kind: LayerTransition.Kind {
        switch (type, subtype) {
        case (.fade, _): .fade
        case (_, .fromLeft?): .pop
        case (_, .fromTop?): .present
        case (_, .fromBottom?): .dismiss
        default: .push
        }
    }

    /// How long that takes.
    var shownDuration: TimeInterval { duration > 0 && duration < 1e6 ? duration : 0.25 }
}

/// The style of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It slides over the other.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It pushes the other away.
    public static let push = CATransitionType(rawValue: "push")
    /// The other slides away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which new content enters.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From above, as Apple's systems count it: from below.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From below, as Apple's systems count it: from above.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The name of the one transition that a layer may have.
public let kCATransition = "transition"

/// What remains visible before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
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
    let pace: LayerAnimation.Pace

    /// Returns the timing function with this name; an unknown name means linear.
    public init(name: CAMediaTimingFunctionName) {
        pace =
            switch name {
            case .easeIn: .curve(0.42, 0, 1, 1)
            case .easeOut: .curve(0, 0, 0.58, 1)
            case .easeInEaseOut: .curve(0.42, 0, 0.58, 1)
            case .default: .curve(0.25, 0.1, 0.25, 1)
            default: .even
            }
    }

    /// Creates a timing function from the control points of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func share(_ number: Float) -> Double { number.isFinite ? min(max(Double(number), 0), 1) : 0 }
        func number(_ number: Float) -> Double { number.isFinite ? min(max(Double(number), -10), 10) : 0 }
        pace = .curve(share(c1x), number(c1y), share(c2x), number(c2y))
    }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Ease in and out.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The default of Apple's systems.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A group of layer changes. All of them are applied at once here.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var completions: [(@MainActor () -> Void)?] = []

    /// Begins a transaction.
    open class func begin() { completions.append(nil) }

    /// Commits the transaction; its completion runs at the end of this turn of the main queue.
    open class func commit() {
        guard let last = completions.popLast(), let last else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { last() } }
    }

    /// Applies all changes now, which happens immediately anyway.
    open class func flush() {}
    /// Whether implicit animations are disabled, which they always are.
    open class func setDisableActions(_ flag: Bool) {}
    /// The duration of implicit animations, always zero.
    open class func setAnimationDuration(_ dur: TimeInterval) {}
    /// The timing function of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// The completion block.
    open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard !completions.isEmpty else {
            block?()
            return
        }
        completions[completions.count - 1] = block
    }
}
