// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view that a person operates, as values; touches come with drawing.
@preconcurrency @MainActor open class UIControl: UIView {
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

    /// Does what the control does when these happen to it; nothing in a control of no particular kind.
    open func sendActions(for controlEvents: Event) {}
}

extension UIControl {
    /// What may happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit for each; the numbers are Apple's.
        public let rawValue: UInt

        /// Those whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger has come down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger has left the screen inside it: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger has left the screen outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control has done what it is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// Those whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be operated.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
    }
}
