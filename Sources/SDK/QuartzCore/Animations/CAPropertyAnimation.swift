// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

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

    /// Returns the values in order, as numbers; none if they cannot be shown.
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
