// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The screen that windows show on: one, of a phone's size.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
    /// The screen.
    public static let main = UIScreen()

    /// Every screen there is.
    open class var screens: [UIScreen] { [main] }

    /// In points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels to a point.
    open var scale: CGFloat { 2 }
    /// Pixels to a point; the screen has no other scale.
    open var nativeScale: CGFloat { scale }
    /// Light or dark, and what else views go by.
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}
