// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What fingers do on the screen at one moment.
final class TouchEvent: UIEvent {
    /// The fingers that are down, and those that leave the screen now.
    private let touches: Set<UITouch>
    /// The fingers that did something.
    let changed: [UITouch]
    private let time: TimeInterval

    init(_ touches: Set<UITouch>, changed: [UITouch], at time: TimeInterval) {
        self.touches = touches
        self.changed = changed
        self.time = time
        super.init()
    }

    override var timestamp: TimeInterval { time }
    override var allTouches: Set<UITouch>? { touches }
}

extension UIEvent {
    /// The touches that came down in a view.
    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that came down in a window.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }
}
