// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a view stays at the upper edge of what is seen while what it stands above is scrolled.
///
/// Anyone who shows the screen moves it, as nothing else would be smooth; in the app it is where it was seen last.
struct Pinning: Equatable {
    /// Where its upper edge is by itself.
    var top: CGFloat
    /// How far down that goes.
    var end: CGFloat
}

extension UIScrollView {
    /// Has a view stay at the upper edge of what is seen.
    func pin(_ view: UIView, _ pinning: Pinning?) {
        if view.pinning != pinning {
            view.pinning = pinning
            view.displayChanged()
        }
        guard let pinning else { return }
        let top = max(pinning.top, min(contentOffset.y + adjustedContentInset.top, pinning.end))
        if view.frame.minY != top { view.frame.origin.y = top }
        // What it lies over comes from below it.
        if top > pinning.top, subviews.last !== view { bringSubviewToFront(view) }
    }
}
