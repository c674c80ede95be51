// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation

/// An animation of a layer, with its key.
@MainActor package final class ShownAnimation {
    let key: String?
    let animation: CAAnimation
    /// Identifies the animation for as long as the process lives.
    let number = AnimationNumbers.next()
    /// Whether it has ended and stays.
    var isOver = false

    init(_ animation: CAAnimation, as key: String?) {
        self.key = key
        self.animation = animation
    }
}

/// An animated change of a property.
package struct ChangingProperty {
    var animation: LayerAnimation
    /// The block of changes that it belongs to.
    var block: Int
    /// Its end, by ``CACurrentMediaTime()``.
    var end: TimeInterval
}

/// Numbers the animations and transitions.
@MainActor enum AnimationNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

extension CALayer {
    /// Called when a property has changed; inside `UIView.animate` the change is animated.
    func changes(_ property: String, from old: [Double]) {
        let known = changing[property]
        AnimationBlock.current?.recorder?.note(property, of: self, from: old)
        guard let block = AnimationBlock.current, block.duration > 0, Self.watcher != nil else {
            if known != nil { changing[property] = nil }
            return
        }
        if known?.block == block.number { return }
        let now = CACurrentMediaTime()
        var animation = LayerAnimation(
            number: AnimationNumbers.next(), property: property, values: [old], duration: block.duration)
        animation.beginsWhereSeen = known.map { $0.end > now } ?? false
        (animation.delay, animation.pace) = (block.delay, block.pace)
        (animation.count, animation.autoreverses) = (block.isEndless ? nil : 1, block.autoreverses)
        let end = block.isEndless ? .infinity : now + block.delay + block.duration * (block.autoreverses ? 2 : 1)
        changing[property] = ChangingProperty(animation: animation, block: block.number, end: end + Self.grace)
    }

    /// Animates a property through values, instead of its current animation.
    func play(
        _ property: String, _ values: [[Double]], for duration: TimeInterval, pace: LayerAnimation.Pace,
        isEndless: Bool
    ) {
        guard Self.watcher != nil, duration > 0 else { return stopPlaying(property) }
        var animation = LayerAnimation(
            number: AnimationNumbers.next(), property: property, values: values, duration: duration)
        (animation.pace, animation.count) = (pace, isEndless ? nil : 1)
        let end = isEndless ? .infinity : CACurrentMediaTime() + duration + Self.grace
        changing[property] = ChangingProperty(animation: animation, block: 0, end: end)
        displayChanged()
    }

    /// Whether an animation without end shows a property.
    func isHeld(_ property: String) -> Bool { changing[property]?.end == .infinity }

    /// Ends the animation of a property.
    func stopPlaying(_ property: String) {
        guard changing[property] != nil else { return }
        changing[property] = nil
        displayChanged()
    }

    /// Sets a property from numbers.
    func takeNumbers(_ numbers: [Double], for property: String) {
        switch (property, numbers.count) {
        case ("opacity", 1): alpha = numbers[0]
        case ("position", 2): position = CGPoint(x: numbers[0], y: numbers[1])
        case ("bounds", 4): bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case ("transform", 6):
            planeTransform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("backgroundColor", 4):
            backgroundColor = CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        case ("cornerRadius", 1): cornerRadius = numbers[0]
        case ("borderWidth", 1): borderWidth = numbers[0]
        default: break
        }
    }

    /// The presenter learns about changes a little later than they are made.
    private static let grace: TimeInterval = 0.2

    /// The animations to show.
    var shownAnimations: [LayerAnimation] {
        let now = CACurrentMediaTime()
        let changes = changing.values.filter { $0.end > now }.map(\.animation)
        let added = animations.filter { !$0.isOver }.flatMap { $0.animation.described(on: self, as: $0.number) }
        return (changes + added).sorted { $0.number < $1.number }
    }

    /// Shows the changes of the layer's content with a transition.
    package func passOver(_ kind: LayerTransition.Kind, duration: Double) {
        guard Self.watcher != nil else { return }
        transition = LayerTransition(number: AnimationNumbers.next(), kind: kind, duration: duration)
        displayChanged()
    }

    /// Returns a property's value as numbers; nil for an unknown property.
    func numbers(of keyPath: String) -> [Double]? {
        switch keyPath {
        case "opacity": [Double(opacity)]
        case "cornerRadius": [cornerRadius]
        case "borderWidth": [borderWidth]
        case "position": [position.x, position.y]
        case "position.x": [position.x]
        case "position.y": [position.y]
        case "bounds": bounds.numbers
        case "bounds.size": [bounds.width, bounds.height]
        case "transform": affineTransform().numbers
        case "transform.scale", "transform.scale.x", "transform.scale.y": [1]
        case "transform.rotation", "transform.rotation.z", "transform.translation.x", "transform.translation.y": [0]
        case "backgroundColor": LayerValue.numbers(backgroundColor)
        case "strokeEnd": (self as? CAShapeLayer).map { [$0.strokeEnd] }
        case "strokeStart": (self as? CAShapeLayer).map { [$0.strokeStart] }
        default: nil
        }
    }

    /// Returns the animation with a key, while it runs or stays.
    public func value(forAnimationKey key: String) -> Any? { animation(forKey: key) }

    /// Returns the animation with a key, while it runs or stays.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// Returns the keys of the animations that run or stay.
    public func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key).sorted()
        return keys.isEmpty ? nil : keys
    }

    /// Runs an animation, instead of one with the same key.
    func show(_ animation: CAAnimation, as key: String?) {
        if let transition = animation as? CATransition {
            // What the app changes in this turn is what comes.
            passOver(transition.kind, duration: transition.shownDuration)
        }
        if let key { endAnimations { $0.key == key } }
        let shown = ShownAnimation(animation, as: key)
        animations.append(shown)
        if !animation.isRemovedOnCompletion { animation.settle(on: self) }
        displayChanged()
        animation.delegate?.animationDidStart(animation)
        let time = animation.remainingTime
        guard time.isFinite else { return }
        Delay.wait(time) { [weak self] in self?.finish(shown) }
    }

    /// Ends an animation unless it was removed before.
    private func finish(_ shown: ShownAnimation) {
        guard animations.contains(where: { $0 === shown }) else { return }
        shown.isOver = true
        if shown.animation.isRemovedOnCompletion { animations.removeAll { $0 === shown } }
        shown.animation.delegate?.animationDidStop(shown.animation, finished: true)
    }

    /// Removes animations, and tells the delegates of those that have not ended.
    func endAnimations(where isMeant: (ShownAnimation) -> Bool) {
        let ended = animations.filter(isMeant)
        guard !ended.isEmpty else { return }
        animations.removeAll(where: isMeant)
        displayChanged()
        for shown in ended where !shown.isOver {
            shown.animation.delegate?.animationDidStop(shown.animation, finished: false)
        }
    }
}
