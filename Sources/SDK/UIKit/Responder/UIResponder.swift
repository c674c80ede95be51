// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppFoundation

/// Whatever takes part in a chain along which touches, activities and actions travel: the app, its scenes, windows,
/// view controllers and views, and the app's own delegates.
///
/// On the main actor, as all of UIKit. A method for events that a subclass does
/// not override hands the event to ``next``.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
    /// A responder of no window and no chain.
    public override init() { super.init() }

    /// Who gets what this responder leaves; nil ends the chain.
    open var next: UIResponder? { nil }

    /// Whether a person sees the responder now; what it has for an activity is current then.
    package var isOnScreen: Bool { false }

    /// Whether this responder may be its window's first; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether another may take its place; true unless a subclass says otherwise.
    open var canResignFirstResponder: Bool { true }

    /// What a person types with while this is the first responder; nil is the keyboard, where there is typing at all.
    open var inputView: UIView? { nil }
    /// What lies above that; nil asks the next responder.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for ``inputView`` and ``inputAccessoryView`` again.
    open func reloadInputViews() { if isFirstResponder { chainWindow?.showInputViews() } }

    /// Whether what is typed comes to this responder first.
    open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

    /// Makes this the first responder of its window.
    ///
    /// - Returns: Whether it is now: false when it is in no window, may not
    ///   become the first, or the one that is the first does not give way.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let window = chainWindow else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Whether the responder performs an action now; by default, whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

    /// Returns the first responder of the chain, from this one on, that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Gives up being the first responder.
    ///
    /// - Returns: Whether it did; true also where it was not the first.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        chainWindow?.firstResponder = nil
        return true
    }

    /// What the person does with this responder; several responders may share one activity.
    ///
    /// While it is set the activity is UIKit's: its `userInfo` is emptied and
    /// asked for with ``updateUserActivityState(_:)`` when it needs saving, it
    /// becomes current when a view controller that has it comes to the screen,
    /// and it is invalidated when no responder has it any more.
    open var userActivity: NSUserActivity? {
        didSet {
            guard oldValue !== userActivity else { return }
            ManagedActivities.shared.responder(self, changedFrom: oldValue, to: userActivity)
        }
    }

    /// The moment to write into the activity what it takes to come back here; does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// The moment to show what the activity reports about; does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Fingers have come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers that were down have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers have been lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The system has taken the touches away, as for a panel.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The device is being moved, as in a shake.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device is still again.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was no gesture.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// A button of a headset or a remote was pressed.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// The window at the end of the responder's chain.
    private var chainWindow: UIWindow? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
    }
}

extension UIResponder {
    /// Asks every responder that has the activity for what it takes to come back, as UIKit does before it saves one
    /// that needs saving; an activity that no responder has is left as it is.
    @MainActor package static func updateState(of activity: NSUserActivity) {
        let responders = ManagedActivities.shared.responders(of: activity)
        guard !responders.isEmpty else { return }
        activity.userInfo = [:]
        for responder in responders { responder.updateUserActivityState(activity) }
    }
}
