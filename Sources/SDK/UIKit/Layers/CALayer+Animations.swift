// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// An animation of a layer, under its name.
@MainActor final class ShownAnimation {
    let key: String?
    let animation: CAAnimation
    /// Names it as long as the process lives.
    let number = AnimationNumbers.next()
    /// Whether its time is over, and it stays.
    var isOver = false

    init(_ animation: CAAnimation, as key: String?) {
        self.key = key
        self.animation = animation
    }
}

/// A property that changes by itself on its way to what it is now.
struct ChangingProperty {
    var animation: LayerAnimation
    /// The block of changes that it is of.
    var block: Int
    /// When it is over, by ``CACurrentMediaTime()``.
    var end: TimeInterval
}

/// Gives each animation and each transition a number of its own.
@MainActor enum AnimationNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

extension CALayer {
    /// A property has become something else: inside of `UIView.animate` the way there is shown, else nothing of it.
    func changes(_ property: String, from old: [Double]) {
        let known = changing[property]
        ViewAnimation.current?.recorder?.note(property, of: self, from: old)
        guard let block = ViewAnimation.current, block.duration > 0, ScreenUpdate.shared.reporter != nil else {
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

    /// Shows values of a property, in the place of what is shown of it.
    func play(
        _ property: String, _ values: [[Double]], for duration: TimeInterval, pace: LayerAnimation.Pace,
        isEndless: Bool
    ) {
        guard ScreenUpdate.shared.reporter != nil, duration > 0 else { return stopPlaying(property) }
        var animation = LayerAnimation(
            number: AnimationNumbers.next(), property: property, values: values, duration: duration)
        (animation.pace, animation.count) = (pace, isEndless ? nil : 1)
        let end = isEndless ? .infinity : CACurrentMediaTime() + duration + Self.grace
        changing[property] = ChangingProperty(animation: animation, block: 0, end: end)
        displayChanged()
    }

    /// Whether a property is shown as something that it is not, for as long as it takes.
    func isHeld(_ property: String) -> Bool { changing[property]?.end == .infinity }

    /// Nothing is shown of a property but what it is.
    func stopPlaying(_ property: String) {
        guard changing[property] != nil else { return }
        changing[property] = nil
        displayChanged()
    }

    /// Sets a property that is known as numbers.
    func takeNumbers(_ numbers: [Double], for property: String) {
        switch (property, numbers.count) {
        case ("opacity", 1): if let view { view.alpha = numbers[0] } else { opacity = Float(numbers[0]) }
        case ("position", 2):
            let point = CGPoint(x: numbers[0], y: numbers[1])
            if let view { view.center = point } else { position = point }
        case ("bounds", 4):
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            if let view { view.bounds = rect } else { bounds = rect }
        case ("transform", 6):
            let map = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            if let view { view.transform = map } else { setAffineTransform(map) }
        case ("backgroundColor", 4):
            let color = UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
            if let view { view.backgroundColor = color } else { backgroundColor = color.cgColor }
        case ("cornerRadius", 1): cornerRadius = numbers[0]
        case ("borderWidth", 1): borderWidth = numbers[0]
        default: break
        }
    }

    /// Anyone who shows the screen hears about changes a little later than they are made.
    private static let grace: TimeInterval = 0.2

    /// The animations that are to be seen.
    var shownAnimations: [LayerAnimation] {
        let now = CACurrentMediaTime()
        let changes = changing.values.filter { $0.end > now }.map(\.animation)
        let added = animations.filter { !$0.isOver }.flatMap { $0.animation.described(on: self, as: $0.number) }
        return (changes + added).sorted { $0.number < $1.number }
    }

    /// Has what is in the layer by now take the place of what was there in some way.
    func passOver(_ kind: LayerTransition.Kind, duration: Double) {
        guard ScreenUpdate.shared.reporter != nil else { return }
        transition = LayerTransition(number: AnimationNumbers.next(), kind: kind, duration: duration)
        displayChanged()
    }

    /// What a property is now, as numbers; nil for one that is not known here.
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

    /// The animation of a name, while it is shown or stays.
    public func value(forAnimationKey key: String) -> Any? { animation(forKey: key) }

    /// The animation that was added under a name, while it is shown or stays.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The names of the animations that are shown or stay.
    public func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key).sorted()
        return keys.isEmpty ? nil : keys
    }

    /// Shows an animation in the place of one with the same name.
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

    /// The animation's time is over, unless it was taken away before.
    private func finish(_ shown: ShownAnimation) {
        guard animations.contains(where: { $0 === shown }) else { return }
        shown.isOver = true
        if shown.animation.isRemovedOnCompletion { animations.removeAll { $0 === shown } }
        shown.animation.delegate?.animationDidStop(shown.animation, finished: true)
    }

    /// Takes animations away; those whose time is not over hear so.
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
