// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view that a person operates, such as a button or a slider.
@preconcurrency @MainActor open class UIControl: UIView {
    /// Whether it can be operated.
    open var isEnabled = true { didSet { setNeedsLayout() } }
    /// Whether it is selected.
    open var isSelected = false { didSet { setNeedsLayout() } }
    /// Whether a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
    /// Whether a finger that came down on it is still down.
    open private(set) var isTracking = false
    /// Whether that finger is on it, or so near that lifting it counts.
    open private(set) var isTouchInside = false
    private weak var tracked: UITouch?

    /// So far from its edge a finger may be and still counts as on it, in points.
    private static let reach: CGFloat = 70

    /// A control that does an action when it has done what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// What of the three the control is.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Adds an action for events, instead of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == action.identifier else { return entry }
            let rest = entry.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (entry.action, rest)
        }
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        let found = actions.first { $0.action.identifier == actionIdentifier }
        if let found { removeAction(found.action, for: controlEvents) }
    }

    /// Does an action for the control.
    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// Adds a method of a target for events, unless it is there already; nil means the first responder that can
    /// perform it. The control does not keep the target.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addAction(TargetAction(target, action), for: controlEvents)
    }

    /// Removes methods of targets for events; nil stands for any target and any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for sent in targetActions where sent.matches(target, action) { removeAction(sent, for: controlEvents) }
    }

    private var targetActions: [TargetAction] { actions.compactMap { $0.action as? TargetAction } }

    /// The targets that are still there and hashable, as every `NSObject` is.
    open var allTargets: Set<AnyHashable> { Set(targetActions.compactMap { $0.target as? AnyHashable }) }

    /// Returns the names of a target's methods for an event, such as `tapped:`, or nil if it has no methods for it.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.compactMap { action, events in
            guard !events.isDisjoint(with: controlEvent), let sent = action as? TargetAction else {
                return nil as String?
            }
            return sent.target === target as AnyObject? ? sent.selector.description : nil
        }
        return names.isEmpty ? nil : names
    }

    /// Sends a selector to a target, or to the first responder that can perform it.
    ///
    /// A subclass that overrides this sees each selector that the control sends.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// The event that the control reacts to; nil outside of its touches.
    private(set) var currentEvent: UIEvent?

    /// Does what the control does when these happen to it.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(for: self) }
    }

    /// Whether the control has actions for events.
    func hasActions(for controlEvents: Event) -> Bool {
        actions.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    // MARK: Fingers

    /// Called when a finger touches down. Return false to stop tracking.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger moves. Return false to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger has been lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, tracked == nil, let touch = touches.first else { return }
        currentEvent = event
        defer { currentEvent = nil }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        tracked = touch
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        currentEvent = event
        defer { currentEvent = nil }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return release() }
        isHighlighted = isTouchInside
        switch (wasInside, isTouchInside) {
        case (false, true): sendActions(for: .touchDragEnter)
        case (true, false): sendActions(for: .touchDragExit)
        case (_, true): sendActions(for: .touchDragInside)
        case (_, false): sendActions(for: .touchDragOutside)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        currentEvent = event
        defer { currentEvent = nil }
        let place = touch.location(in: self)
        let isInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
        endTracking(touch, with: event)
        release()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        currentEvent = event
        defer { currentEvent = nil }
        cancelTracking(with: event)
        release()
        sendActions(for: .touchCancel)
    }

    /// A tap of one finger is the control's, not that of a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return true
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    private func release() {
        tracked = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// The side of the rectangle that the contents of the control stand at.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// The vertical alignment of the content; centered by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// A height in the rectangle.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// A side of the rectangle.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    override var spokenByItself: SpokenView {
        var spoken = SpokenView(isElement: true, label: textInside)
        if !isEnabled { spoken.traits.insert(.notEnabled) }
        if isSelected { spoken.traits.insert(.selected) }
        return spoken
    }
}

extension UIControl {
    /// An event of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw bits, with Apple's values.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touches down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touches down again soon after a tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger lifts inside the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger lifts outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// A person begins to type in it.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person has changed the text in it.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A person ends editing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control has done what it is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// A state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// The control is highlighted by a touch.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
