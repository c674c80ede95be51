// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

package import Drawing
public import Foundation

/// A gradient between colors.
public final class CGGradient: Sendable {
    let stops: [GradientStop]

    /// Creates a gradient of `CGColor`s; nil without colors.
    ///
    /// - Parameter locations: The location of each color, from 0 to 1; nil spaces them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { ($0 as? CGColor)?.color }
        guard !found.isEmpty else { return nil }
        stops = Gradient.stops(found, locations.map { pointer in found.indices.map { Double(pointer[$0]) } })
    }
}

/// Computes the stops of gradients.
package enum Gradient {
    /// Returns stops at locations from 0 to 1; spaces them evenly if the numbers of locations and colors differ.
    package static func stops(_ colors: [Color], _ places: [Double]?) -> [GradientStop] {
        let last = Double(max(colors.count - 1, 1))
        let even = colors.indices.map { Double($0) / last }
        let places = places.flatMap { $0.count == colors.count ? $0 : nil } ?? even
        return zip(places, colors).map { GradientStop(offset: $0, color: $1) }
    }
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Extends the first color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the last color after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The meaning of a color's components. All colors here are in sRGB.
public final class CGColorSpace: Sendable {
    /// Creates the color space with a name, which is always sRGB.
    public init?(name: String) {}

    init() {}

    /// The name of the sRGB color space.
    public static let sRGB = "kCGColorSpaceSRGB"
}

/// Returns the color space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns the gray color space, which is sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Core Foundation's name for an array.
public typealias CFArray = [Any]
