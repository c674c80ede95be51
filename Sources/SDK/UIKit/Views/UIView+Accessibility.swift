// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Wire

/// What assistive technologies are to say of a view by itself, where the app says nothing else.
struct SpokenView {
    /// Whether they stop at the view.
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
}

extension UIView {
    /// What assistive technologies say of the view; nil if it is nothing to them by itself, as most are: the texts in
    /// them are read as they are.
    var accessibilityOnScreen: Layer.Accessibility? {
        let spoken = spokenByItself
        guard
            isAccessibilityElement || spoken.isElement || accessibilityIdentifier != nil || accessibilityLabel != nil
                || accessibilityViewIsModal
        else { return nil }
        var said = Layer.Accessibility()
        said.label = accessibilityLabel ?? spoken.label ?? ""
        said.value = accessibilityValue ?? spoken.value ?? ""
        said.hint = accessibilityHint ?? ""
        said.traits = accessibilityTraits.union(spoken.traits).rawValue
        said.identifier = accessibilityIdentifier ?? ""
        said.isModal = accessibilityViewIsModal
        return said
    }

    /// Does what a key stands for, where a finger would reach the view too.
    func perform(_ phase: TouchPayload.Phase) {
        switch phase {
        case .increased: accessibilityIncrement()
        case .decreased: accessibilityDecrement()
        case .escaped: _ = accessibilityPerformEscape()
        case .began, .moved, .ended, .cancelled: break
        }
    }

    /// The texts in the view, in the order in which they are drawn.
    var textInside: String {
        let own = (self as? UILabel)?.text.map { [$0] } ?? []
        let inner = subviews.filter { !$0.isHidden && $0.alpha > 0 }.map(\.textInside)
        return (own + inner).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
