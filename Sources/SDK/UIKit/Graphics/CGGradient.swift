// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Drawing
public import Foundation

/// A gradient between colors.
public final class CGGradient: Sendable {
    let stops: [GradientStop]

    /// A gradient of `CGColor`s; nil without any.
    ///
    /// - Parameter locations: Where each stands, from 0 to 1; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { ($0 as? CGColor)?.color }
        guard !found.isEmpty else { return nil }
        stops = Gradient.stops(found, locations.map { pointer in found.indices.map { Double(pointer[$0]) } })
    }
}

/// Where the colors of a gradient stand.
enum Gradient {
    /// Colors at places from 0 to 1; spread evenly where there are not as many places as colors.
    static func stops(_ colors: [Color], _ places: [Double]?) -> [GradientStop] {
        let last = Double(max(colors.count - 1, 1))
        let even = colors.indices.map { Double($0) / last }
        let places = places.flatMap { $0.count == colors.count ? $0 : nil } ?? even
        return zip(places, colors).map { GradientStop(offset: $0, color: $1) }
    }
}

/// What is drawn beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies before the beginning has the first color.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// What lies after the end has the last color.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The meaning of a color's components. All colors here are in sRGB.
public final class CGColorSpace: Sendable {
    /// The name of a space.
    public init?(name: String) {}

    init() {}

    /// Red, green and blue as screens have them.
    public static let sRGB = "kCGColorSpaceSRGB"
}

/// Red, green and blue as the screen has them.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Greys; they are taken for red, green and blue.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// What Core Foundation calls a list, so that casts of an app's code compile.
public typealias CFArray = [Any]
