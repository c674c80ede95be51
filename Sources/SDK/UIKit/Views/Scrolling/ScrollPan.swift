// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What sees the fingers that scroll. Anyone who shows the view scrolls it by itself: this tells how far and how fast.
final class ScrollPan: UIPanGestureRecognizer {
    private var start = CGPoint.zero
    private var latest: (offset: CGPoint, time: TimeInterval)?
    private var speed = CGPoint.zero

    private var scroll: UIScrollView? { view as? UIScrollView }

    /// A finger has come down.
    func begin() { (start, latest, speed) = (scroll?.contentOffset ?? .zero, nil, .zero) }

    /// The contents have moved.
    func note() {
        guard let offset = scroll?.contentOffset else { return }
        let now = ProcessInfo.processInfo.systemUptime
        if let latest, now > latest.time {
            let time = CGFloat(now - latest.time)
            speed = CGPoint(x: (latest.offset.x - offset.x) / time, y: (latest.offset.y - offset.y) / time)
        }
        latest = (offset, now)
    }

    override func translation(in view: UIView?) -> CGPoint {
        guard let scroll else { return .zero }
        return CGPoint(x: start.x - scroll.contentOffset.x, y: start.y - scroll.contentOffset.y)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let scroll else { return }
        start = CGPoint(x: scroll.contentOffset.x + translation.x, y: scroll.contentOffset.y + translation.y)
    }

    override func velocity(in view: UIView?) -> CGPoint { speed }

    // No finger comes here: those that scroll belong to the presenter of the view.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
}
