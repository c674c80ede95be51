// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Drawing
public import Foundation

/// The time of animations: seconds since the machine started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// An animation of a layer. A panel, which is a picture, shows only what the animation
/// leaves behind.
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

    /// Sets on a layer what the animation leaves behind.
    func settle(on layer: CALayer) {}

    /// The timing function.
    var pace: LayerAnimation.Pace { timingFunction?.pace ?? .even }

    /// Returns the animations as the presenter shows them.
    func described(on layer: CALayer, as number: Int) -> [LayerAnimation] { [] }

    /// Returns an animation of a property with these times; nil at speed 0.
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

    /// The duration of one repetition; a quarter of a second by default, as on Apple's systems.
    private var once: TimeInterval { duration > 0 && duration < 1e6 ? duration : 0.25 }

    /// The seconds until the end; infinite for an endless animation.
    var remainingTime: TimeInterval {
        let total =
            (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1)
            / (speed > 0 ? Double(speed) : 0)
        let delay = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
        return total < Self.forever ? delay + total : .infinity
    }

    /// A duration that counts as endless, such as the largest repeat count gives.
    private static let forever: TimeInterval = 1e9
}

/// Is notified when an animation starts and ends.
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

/// Runs several animations together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations that run together.
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

/// What remains visible before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end value stays after the animation.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start value shows before the animation.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of them stay visible.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither stays visible.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
