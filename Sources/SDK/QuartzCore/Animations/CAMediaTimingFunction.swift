// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

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

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The default of Apple's systems.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
