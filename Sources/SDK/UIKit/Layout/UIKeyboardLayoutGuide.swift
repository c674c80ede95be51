// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A layout guide that follows something that moves.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where what a person types with lies in a view, at its lower edge; while there is nothing, what the device and bars
/// cover there.
///
/// The keyboard itself is that of the browser, which takes no room. What an app has in its place, its `inputView` and
/// `inputAccessoryView`, does.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that a person has moved; none can be moved here.
    open var followsUndockedKeyboard = false
    /// How far above the keyboard a finger that scrolls begins to push it away; it does not here.
    open var keyboardDismissPadding: CGFloat = 0
    /// Whether the guide keeps out of what is covered at the lower edge while there is no keyboard.
    open var usesBottomSafeArea = true { didSet { owningView?.layoutInputChanged() } }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        // The guide of this kind is made as one of these.
        systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard)
    }

    /// How high what a person types with lies over the view, from its lower edge.
    var keyboardInset: CGFloat {
        let guide = layoutState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
        let covered = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        guard let window, let input = window.inputHost, !input.isHidden else { return covered }
        return min(bounds.height, max(covered, convert(bounds, to: nil).maxY - input.frame.minY))
    }

    var keyboardPlace: CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - keyboardInset, width: bounds.width, height: keyboardInset)
    }
}
