// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view that a person operates.
@preconcurrency @MainActor open class UIControl: UIView {
    /// Whether it can be operated.
    open var isEnabled = true { didSet { setNeedsLayout() } }
    /// Whether it is chosen.
    open var isSelected = false { didSet { setNeedsLayout() } }
    /// Whether a finger is on it.
    open var isHighlighted = false { didSet { setNeedsLayout() } }

    /// What of the three the control is.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Has an action done whenever one of these happens; it takes the place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Has an action done no more when one of these happens.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == action.identifier else { return entry }
            let rest = entry.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (entry.action, rest)
        }
    }

    /// Does what the control does when these happen to it.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(for: self) }
    }

    /// The side of the rectangle that the contents of the control stand at.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// A side of the rectangle.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
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
