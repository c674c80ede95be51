// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An animation of a layer, under its name.
@MainActor final class ShownAnimation {
    let key: String?
    let animation: CAAnimation
    /// Whether its time is over, and it stays.
    var isOver = false

    init(_ animation: CAAnimation, as key: String?) {
        self.key = key
        self.animation = animation
    }
}

extension CALayer {
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
