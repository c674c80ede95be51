// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a symbol draws attention to itself: it grows, fades or turns as a whole, since symbols here have one layer.
public struct SymbolEffect: Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, breathe, rotate, wiggle
    }

    let kind: Kind
    var isDown = false

    /// It jumps once.
    public static let bounce = SymbolEffect(kind: .bounce)
    /// It fades and comes back.
    public static let pulse = SymbolEffect(kind: .pulse)
    /// Its parts light up one after another; here it fades and comes back as a whole.
    public static let variableColor = SymbolEffect(kind: .variableColor)
    /// It becomes larger, and stays so.
    public static let scale = SymbolEffect(kind: .scale)
    /// It comes.
    public static let appear = SymbolEffect(kind: .appear)
    /// It goes.
    public static let disappear = SymbolEffect(kind: .disappear)
    /// It becomes a little larger and smaller again.
    public static let breathe = SymbolEffect(kind: .breathe)
    /// It turns around.
    public static let rotate = SymbolEffect(kind: .rotate)
    /// It shakes.
    public static let wiggle = SymbolEffect(kind: .wiggle)

    /// Upwards.
    public var up: SymbolEffect { self }
    /// Downwards.
    public var down: SymbolEffect {
        var other = self
        other.isDown = true
        return other
    }
    /// As one.
    public var wholeSymbol: SymbolEffect { self }
    /// Part by part; as one here.
    public var byLayer: SymbolEffect { self }
    /// One part after another; as one here.
    public var iterative: SymbolEffect { self }
    /// All parts so far; as one here.
    public var cumulative: SymbolEffect { self }
    /// And back.
    public var reversing: SymbolEffect { self }
    /// Without a way back.
    public var nonReversing: SymbolEffect { self }
    /// Parts that are not lit are pale.
    public var dimInactiveLayers: SymbolEffect { self }
    /// Parts that are not lit are missing.
    public var hideInactiveLayers: SymbolEffect { self }

    var isEndless: Bool { kind != .bounce }
}

/// How often an effect is shown, and how fast.
public struct SymbolEffectOptions: Sendable {
    var count: Int?
    var isOnce = false
    var speed = 1.0

    /// As ever.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(isOnce: true)

    /// So often.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    private init(count: Int? = nil, isOnce: Bool = false, speed: Double = 1) {
        (self.count, self.isOnce, self.speed) = (count, isOnce, speed)
    }

    /// The same, so often.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var other = self
        other.count = count
        return other
    }
    /// The same, so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var other = self
        other.speed = speed
        return other
    }
}

/// How one symbol replaces another: it fades in.
public struct SymbolContentTransition: Sendable {
    /// One goes, the other comes.
    public static let replace = SymbolContentTransition()
    /// As suits the symbols.
    public static let automatic = SymbolContentTransition()
    /// Downwards, then upwards.
    public var downUp: SymbolContentTransition { self }
    /// Upwards, then downwards.
    public var upUp: SymbolContentTransition { self }
    /// Away, then upwards.
    public var offUp: SymbolContentTransition { self }
    /// Part by part.
    public var byLayer: SymbolContentTransition { self }
    /// As one.
    public var wholeSymbol: SymbolContentTransition { self }
}

extension UIImageView {
    /// Adds an effect to the symbol.
    public func addSymbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        guard let animation = Self.animation(effect) else { return }
        animation.speed = Float(min(max(options.speed, 0.01), 100))
        if effect.isEndless, !options.isOnce { animation.repeatCount = Float(options.count ?? .max) }
        if !effect.isEndless, let count = options.count { animation.repeatCount = Float(max(1, count)) }
        if [.scale, .appear, .disappear].contains(effect.kind) {
            (animation.repeatCount, animation.autoreverses) = (1, false)
            (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
        }
        layer.add(animation, forKey: "symbol.\(effect.kind)")
    }

    private static func animation(_ effect: SymbolEffect) -> CABasicAnimation? {
        let (path, value): (String, Double) =
            switch effect.kind {
            case .bounce: ("transform.scale", effect.isDown ? 0.8 : 1.25)
            case .scale: ("transform.scale", effect.isDown ? 0.8 : 1.25)
            case .breathe: ("transform.scale", 1.12)
            case .rotate: ("transform.rotation", 2 * .pi)
            case .wiggle: ("transform.rotation", 0.18)
            case .pulse, .variableColor: ("opacity", 0.3)
            case .appear: ("opacity", 1)
            case .disappear: ("opacity", 0)
            }
        let animation = CABasicAnimation(keyPath: path)
        if effect.kind == .appear { animation.fromValue = 0.0 }
        animation.toValue = value
        animation.duration = effect.kind == .bounce ? 0.2 : effect.kind == .wiggle ? 0.15 : 0.8
        animation.autoreverses = effect.kind != .rotate
        animation.timingFunction = CAMediaTimingFunction(name: effect.kind == .rotate ? .linear : .easeInEaseOut)
        return animation
    }

    /// Ends an effect.
    public func removeSymbolEffect(
        ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { layer.removeAnimation(forKey: "symbol.\(effect.kind)") }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix("symbol.") { layer.removeAnimation(forKey: key) }
    }

    /// Puts a symbol in the place of another, seen to come.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: SymbolContentTransition, options: SymbolEffectOptions = .default
    ) {
        self.image = image
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0.0, Double(alpha), 0.25)
        layer.add(fade, forKey: "symbol.replace")
    }
}
