// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The screen on which windows appear. There is one, as large as a phone's unless the device says otherwise.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
    /// The screen.
    public static let main = UIScreen()

    /// Every screen there is.
    open class var screens: [UIScreen] { [main] }

    /// The device's screen; nil until a browser shows it.
    private(set) var display: ScreenDisplay?

    /// In points.
    open var bounds: CGRect {
        let size = display?.size ?? PanelSize(width: 390, height: 844)
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels to a point.
    open var scale: CGFloat { CGFloat(display?.scale ?? 2) }
    /// Pixels to a point; the screen has no other scale.
    open var nativeScale: CGFloat { scale }
    /// The brightness of the screen; always 1.
    open var brightness: CGFloat { 1 }
    /// Light or dark, and what else views go by.
    open var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: display?.appearance == .dark ? .dark : .light, displayScale: scale, size: bounds.size,
            textSize: UIContentSizeCategory(display?.textSize ?? .large),
            contrast: display?.hasHighContrast == true ? .high : .normal)
    }

    /// How much of the screen the device covers at the top and at the bottom.
    var covered: UIEdgeInsets {
        UIEdgeInsets(top: display?.topInset ?? 0, left: 0, bottom: display?.bottomInset ?? 0, right: 0)
    }

    /// The orientation of the device.
    var orientation: UIInterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }

    /// Takes another display; windows that fill the screen go on doing so.
    ///
    /// - Returns: Whether it is another.
    func show(on display: ScreenDisplay) -> Bool {
        guard display != self.display else { return false }
        let (oldBounds, oldCovered) = (bounds, covered)
        let formerOrientation = orientation
        let isOtherTextSize = display.textSize != self.display?.textSize ?? .large
        self.display = display
        UITraitCollection.current = traitCollection
        if isOtherTextSize { tellOfTextSize() }
        for window in WindowList.shared.all {
            if window.frame == oldBounds, bounds != oldBounds { window.resize(to: bounds) }
            if covered != oldCovered { window.coveredPartChanged() }
        }
        if orientation != formerOrientation {
            NotificationCenter.default.post(
                name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        return true
    }

    private func tellOfTextSize() {
        let size = traitCollection.preferredContentSizeCategory
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: size.rawValue])
    }
}
