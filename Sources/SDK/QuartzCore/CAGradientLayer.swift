// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A layer that draws a color gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`s or `UIColor`s.
    open var colors: [Any]? { didSet { displayChanged() } }
    /// The location of each color, from 0 to 1; nil spaces them evenly.
    open var locations: [NSNumber]? { didSet { displayChanged() } }
    /// The point of the first color, as a fraction of the bounds; the upper edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { displayChanged() } }
    /// The point of the last color, as a fraction of the bounds; the lower edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { displayChanged() } }
    /// The direction of the gradient.
    open var type = CAGradientLayerType.axial { didSet { displayChanged() } }

    override func drawContent(on canvas: Canvas) {
        let found = (colors ?? []).compactMap { ($0 as? any LayerColor)?.cgColor.color }
        guard !found.isEmpty else { return }
        let stops = Gradient.stops(found, locations.map { $0.map(\.doubleValue) })
        let edge = canvas.snapped(bounds)
        let outline = Path(edge, cornerRadius: cornerRadius)
        func point(_ share: CGPoint) -> CGPoint {
            CGPoint(x: edge.minX + share.x * edge.width, y: edge.minY + share.y * edge.height)
        }
        switch type {
        case .radial:
            let (center, end) = (point(startPoint), point(endPoint))
            canvas.fill(
                outline, around: center,
                radii: CGSize(width: max(abs(end.x - center.x), 0.01), height: max(abs(end.y - center.y), 0.01)),
                stops: stops)
        default: canvas.fill(outline, from: point(startPoint), to: point(endPoint), stops: stops)
        }
    }

    @discardableResult override func take(_ value: Any?, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("colors", let value as [Any]): colors = value
        case ("locations", let value as [NSNumber]): locations = value
        default: return super.take(value, for: keyPath)
        }
        return true
    }
}

/// The direction of a gradient's colors.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colors run along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colors run from the center outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colors run around the center; drawn as ``axial``.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
