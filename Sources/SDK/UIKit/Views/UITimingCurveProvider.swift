// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Provides the timing curve of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Along what the changes go.
    var timingCurveType: UITimingCurveType { get }
    /// The curve that they go along; nil if they go as a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring that they go as; nil if they go along a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

extension UITimingCurveProvider {
    var pace: LayerAnimation.Pace? { springTimingParameters?.spring ?? cubicTimingParameters?.curve }
}

/// A cubic timing curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve by its name.
    public let animationCurve: UIView.AnimationCurve
    /// The first handle.
    public let controlPoint1: CGPoint
    /// The second handle.
    public let controlPoint2: CGPoint

    /// Ease in and out.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// A curve by its name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
    }

    /// A curve with two handles.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    }

    /// A curve.
    public var timingCurveType: UITimingCurveType { .cubic }
    /// This one.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: LayerAnimation.Pace {
        func limited(_ share: CGFloat) -> Double { share.isFinite ? Double(min(max(share, 0), 1)) : 0 }
        func finite(_ share: CGFloat) -> Double { share.isFinite ? Double(min(max(share, -10), 10)) : 0 }
        return .curve(
            limited(controlPoint1.x), finite(controlPoint1.y), limited(controlPoint2.x), finite(controlPoint2.y))
    }
}

/// A spring timing curve.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private let damping: CGFloat
    /// How fast the changes begin, in ways for the whole time.
    public let initialVelocity: CGVector

    /// A spring that does not swing.
    public convenience override init() { self.init(dampingRatio: 1) }

    /// A spring that swings the more the less it is damped.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (damping, initialVelocity) = (ratio, velocity)
    }

    /// A spring with something heavy on it; the time that changes take is the animator's.
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
    ) {
        let ratio = damping / (2 * (max(stiffness, 0.001) * max(mass, 0.001)).squareRoot())
        self.init(dampingRatio: ratio, initialVelocity: velocity)
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This one.
    public var springTimingParameters: UISpringTimingParameters? { self }

    var spring: LayerAnimation.Pace {
        .spring(damping: damping, velocity: Double(max(initialVelocity.dx, initialVelocity.dy)))
    }
}
