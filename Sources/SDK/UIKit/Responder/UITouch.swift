// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One finger on the screen, from touching it to lifting.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of the touch.
    open package(set) var phase: Phase = .began
    /// The number of taps at the same place in a short time.
    open package(set) var tapCount = 1
    /// Seconds since the system started, at the latest change.
    open package(set) var timestamp: TimeInterval = 0
    /// Where the finger came down, which it belongs to for all of its course.
    open package(set) weak var view: UIView?
    /// In the window's coordinates.
    package var position = CGPoint.zero
    /// Where it was before the latest change, in the window's coordinates.
    var previousPosition = CGPoint.zero
    /// On the screen.
    var place = CGPoint.zero
    /// The window the finger came down in, also when the view has left it.
    weak var owner: UIWindow?
    /// The gesture recognizers that receive the touch.
    var recognizers: [UIGestureRecognizer] = []
    /// Whether a gesture has taken the finger away from its view.
    var isTaken = false
    /// Whether the view has heard about the finger.
    var isFelt = false

    /// The window the finger came down in.
    open var window: UIWindow? { owner ?? view?.window }
    /// The kind of the touch.
    open var type: TouchType { .direct }
    /// Those that look at the finger.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
    /// The force of the touch; 1 is an ordinary touch.
    open var force: CGFloat { 1 }
    /// How hard a finger can press.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the touch in points.
    open var majorRadius: CGFloat { 20 }

    /// A kind of touch.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// Returns the location in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return position }
        return view.convert(position, from: nil)
    }

    /// Returns the previous location in a view's coordinates; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view else { return previousPosition }
        return view.convert(previousPosition, from: nil)
    }
}

extension UITouch {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
}
