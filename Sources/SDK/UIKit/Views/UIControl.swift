// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view that a person operates, as values; touches come with drawing.
@MainActor open class UIControl: UIView {
    /// Whether it can be operated.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether a finger is on it.
    open var isHighlighted = false

    /// What of the three the control is.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
}

extension UIControl {
    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }
}
