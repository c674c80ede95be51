// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Recognizes a drag that begins at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// So near the edge the finger comes down, in points.
    private static let reach: CGFloat = 20

    /// The edges that count.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, let room = touch.window?.bounds else { return }
        let place = touch.location(in: nil)
        let isNear =
            edges.contains(.left) && place.x <= room.minX + Self.reach
            || edges.contains(.right) && place.x >= room.maxX - Self.reach
            || edges.contains(.top) && place.y <= room.minY + Self.reach
            || edges.contains(.bottom) && place.y >= room.maxY - Self.reach
        if !isNear { state = .failed }
    }
}
