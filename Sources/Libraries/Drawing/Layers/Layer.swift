// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A rectangle of a screen as data: how it looks, what it shows, and which others are in it.
///
/// Lengths are points; angles grow clockwise, as the y axis points down.
package struct Layer: Hashable, Sendable {
    /// Names the layer as long as the process lives that shows it; another never has the number. From 1.
    package var number: Int
    /// Where its ``anchor`` lies in the coordinates of the layer that it is in.
    package var position = CGPoint.zero
    /// Its own coordinates: what is in it is placed in these.
    package var bounds = CGRect.zero
    /// The point that ``position`` and ``transform`` are about, as shares of the bounds.
    package var anchor = CGPoint(x: 0.5, y: 0.5)
    package var transform = Transform.identity
    /// From 0 to 1.
    package var opacity = 1.0
    package var background: Color?
    package var corners = Corners()
    package var border: Border?
    /// Thrown by ``shadowPlace``; not seen where the layer clips.
    package var shadow: Shadow?
    package var shadowPlace = CGRect.zero
    /// Whether what is in it is cut off at its edge.
    package var isClipping = false
    /// Drawn in front of the background and behind other layers; scrolled with those.
    package var contents: [DrawingCommand] = []
    /// The number of a layer that covers as much of this one as is seen; 0 for none. It is in no other layer.
    package var mask = 0
    /// The numbers of those in it, the rearmost first.
    package var sublayers: [Int] = []
    /// How a person scrolls what is in it.
    package var scrolling: Scrolling?
    /// How far down its upper edge goes along with that of what is seen in a layer that scrolls it, in that one's
    /// coordinates; nil if it is scrolled as all else.
    package var pinnedUntil: Double?
    /// How it changes on its way to what it is now.
    package var animations: [LayerAnimation] = []
    /// How ``sublayers`` have taken the place of those that were there before.
    package var transition: LayerTransition?
    /// What assistive technologies say of it; nil if it is nothing to them by itself.
    package var accessibility: Accessibility?
    /// What is to be heard or felt once.
    package var signals: [LayerSignal] = []

    package init(number: Int) { self.number = number }

    /// How far below its place it is seen in a layer that scrolls it.
    package func shift(in outer: Layer) -> Double {
        guard let pinnedUntil, let scrolling = outer.scrolling else { return 0 }
        let top = position.y - anchor.y * bounds.height
        return max(0, min(scrolling.offset.y + scrolling.insets[0], pinnedUntil) - top)
    }

    /// How round corners are.
    package struct Corners: Hashable, Sendable {
        package var radius = 0.0
        /// Which are round: upper left, upper right, lower left, lower right.
        package var isRound = [true, true, true, true]

        package init() {}
    }

    /// A line along the inside of the edge, in front of what the layer holds.
    package struct Border: Hashable, Sendable, Codable {
        package var width: Double
        package var color: Color

        package init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// What assistive technologies say of a layer.
    package struct Accessibility: Hashable, Sendable {
        package var label = ""
        package var value = ""
        package var hint = ""
        /// The bits are Apple's.
        package var traits: UInt64 = 0
        /// A name for tests.
        package var identifier = ""
        /// Whether nothing behind it is to be reached while it is there.
        package var isModal = false

        package init() {}
    }
}

extension Layer {
    /// How a person scrolls what is in a layer; the presenter lets it scroll by itself, and tells how far.
    package struct Scrolling: Hashable, Sendable {
        /// Of what is scrolled.
        package var size = CGSize.zero
        /// How far it may be scrolled beyond its edges: top, left, bottom, right.
        package var insets = [0.0, 0.0, 0.0, 0.0]
        /// The point of what is scrolled that the app has had at the upper left corner of the layer. A person may have
        /// scrolled since; the layer's ``Layer/bounds`` begin at zero.
        package var offset = CGPoint.zero
        /// Grows when the app itself scrolls to ``offset``.
        package var revision = 0
        /// Whether a person scrolls; else only the app does.
        package var isEnabled = true
        /// Whether it comes to rest at whole pages.
        package var isPaging = false
        /// Whether a finger may pull it beyond its edges, also where it is not larger than the layer.
        package var bouncesAcross = false
        package var bouncesDown = false
        /// Whether it is seen how far it is scrolled, across and down.
        package var showsIndicators = [true, true]

        package init() {}
    }
}
