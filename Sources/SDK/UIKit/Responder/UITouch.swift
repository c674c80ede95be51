// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One finger on the screen, from its coming down to its lifting.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Where the finger is in its course.
    open package(set) var phase: Phase = .began
    /// How often the finger has tapped the same place in a short time.
    open package(set) var tapCount = 1
    /// Seconds since the system started, at the latest change.
    open package(set) var timestamp: TimeInterval = 0
    /// Where the finger came down, which it belongs to for all of its course.
    open package(set) weak var view: UIView?
    /// In the window's coordinates.
    package var position = CGPoint.zero

    /// The window the finger came down in.
    open var window: UIWindow? { view?.window }

    /// Where the finger is, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return position }
        return view.convert(position, from: nil)
    }
}

extension UITouch {
    /// Where a finger is in its course.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }
}
