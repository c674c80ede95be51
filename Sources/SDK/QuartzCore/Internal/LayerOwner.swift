// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Drawing

/// The view that a layer belongs to.
@MainActor package protocol LayerOwner: AnyObject {
    /// The superview's layer.
    var outerLayer: CALayer? { get }
    /// The subviews' layers, from back to front.
    var innerLayers: [CALayer] { get }
    /// Inserts a layer's view as a subview, at an index from the rearmost.
    func insertOwner(of layer: CALayer, at index: Int)
    /// Removes the view from its superview.
    func removeFromSuperview()
    /// Marks the view for layout.
    func setNeedsLayout()
    /// Lays the view out if needed.
    func layoutIfNeeded()

    /// Called when the layer's bounds have changed.
    func boundsChanged(from old: CGRect)
    /// Called when the layer's position has changed.
    func positionChanged()
    /// Called when the layer is hidden or shown.
    func visibilityChanged()

    /// Runs code while the view's traits are the current ones.
    func inSurroundings<Result>(_ body: () -> Result) -> Result
    /// Whether any part of a subview's layer may be visible.
    func mayShow(_ layer: CALayer) -> Bool
    /// Draws what the system's own view shows.
    func drawOwnContent(on canvas: Canvas)
    /// Draws what the app's view shows, in the current context.
    func draw(_ rect: CGRect)
    /// Moves a recorded layer that stays in sight while the layer around it scrolls.
    func pin(_ layer: inout Layer)
    /// Adds to a recorded layer what only the view knows.
    func complete(_ layer: inout Layer)
}

/// What shows layers on a screen.
@MainActor package protocol LayerWatcher: AnyObject {
    /// Called when a layer looks different.
    func redraw()
}

/// A color that may change with its surroundings.
package protocol LayerColor {
    /// The color in the current surroundings.
    var cgColor: CGColor { get }
}

extension CGColor: LayerColor {
    /// The color itself.
    package var cgColor: CGColor { self }
}

/// An image that a layer can show.
package protocol LayerImage {
    /// The size in points.
    var size: CGSize { get }
    /// Draws the image into a rectangle, stretched to fill it.
    func drawContents(on canvas: Canvas, in rect: CGRect)
}
