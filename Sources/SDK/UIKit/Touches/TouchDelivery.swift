// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// Turns what fingers do on the screen into touches, and hands them to the app.
///
/// A finger belongs to the view it came down in. One that scrolls is cancelled by
/// anyone who shows the screen, which scrolls by itself.
@MainActor final class TouchDelivery {
    /// Taps that follow each other count together within so many seconds and points.
    private static let tapInterval: TimeInterval = 0.35
    private static let tapDistance: CGFloat = 30

    private let application: UIApplication
    private let now: () -> TimeInterval
    private var touches: [Int: UITouch] = [:]
    /// Where fingers came down: in the layer that they are told in, and on the screen.
    private var origins: [Int: (point: CGPoint, place: CGPoint)] = [:]
    private var latestTap: (place: CGPoint, time: TimeInterval, count: Int)?

    /// - Parameter now: Seconds since the system started.
    init(to application: UIApplication, now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }) {
        self.application = application
        self.now = now
    }

    /// Takes what a finger does; what follows from no finger that is down is left alone.
    func take(_ payload: TouchPayload) {
        if [.increased, .decreased, .escaped].contains(payload.phase) { return press(payload) }
        guard let place = place(of: payload) ?? touches[payload.finger]?.place else { return }
        switch payload.phase {
        case .began:
            origins[payload.finger] = (CGPoint(x: payload.x, y: payload.y), place)
            begin(payload.finger, at: place)
        case .moved: move(payload.finger, to: place)
        case .ended: end(payload.finger, at: place, as: .ended)
        case .cancelled: end(payload.finger, at: place, as: .cancelled)
        case .increased, .decreased, .escaped: break
        }
    }

    /// What covers a view keeps keys from it as it does fingers.
    private func press(_ payload: TouchPayload) {
        guard let layer = WindowList.shared.layer(payload.layer), let view = layer.view else { return }
        let middle = layer.onScreen(CGPoint(x: layer.bounds.midX, y: layer.bounds.midY))
        guard let (_, target) = WindowList.shared.target(at: middle), target.isDescendant(of: view) else { return }
        view.perform(payload.phase)
    }

    /// On the screen; nil if the layer is gone that the finger is on.
    ///
    /// Where a finger has gone is counted from where it came down: the layer may follow it, as a thumb does.
    private func place(of payload: TouchPayload) -> CGPoint? {
        let point = CGPoint(x: payload.x, y: payload.y)
        guard payload.layer != 0 else { return point }
        guard let layer = WindowList.shared.layer(payload.layer) else { return nil }
        let place = layer.onScreen(point)
        guard payload.phase != .began, let origin = origins[payload.finger] else { return place }
        let start = layer.onScreen(origin.point)
        return CGPoint(x: origin.place.x + place.x - start.x, y: origin.place.y + place.y - start.y)
    }

    /// The system takes all touches away, as for a panel.
    func cancelAll() {
        for (finger, touch) in touches.sorted(by: { $0.key < $1.key }) { end(finger, at: touch.place, as: .cancelled) }
    }

    private func begin(_ finger: Int, at place: CGPoint) {
        // A finger that comes down twice has been lifted meanwhile.
        if let lost = touches[finger] {
            let origin = origins[finger]
            end(finger, at: lost.place, as: .cancelled)
            origins[finger] = origin
        }
        guard let (window, view) = WindowList.shared.target(at: place) else { return }
        let touch = UITouch()
        touch.view = view
        touch.owner = window
        touch.tapCount = tapCount(at: place)
        touches[finger] = touch
        move(touch, to: place, as: .began)
        send([touch])
    }

    private func move(_ finger: Int, to place: CGPoint) {
        guard let touch = touches[finger] else { return }
        move(touch, to: place, as: .moved)
        send([touch])
    }

    private func end(_ finger: Int, at place: CGPoint, as phase: UITouch.Phase) {
        guard let touch = touches[finger] else { return }
        move(touch, to: place, as: phase)
        if phase == .ended { latestTap = (place, touch.timestamp, touch.tapCount) }
        send([touch])
        touches[finger] = nil
        origins[finger] = nil
    }

    private func move(_ touch: UITouch, to place: CGPoint, as phase: UITouch.Phase) {
        let position = touch.owner?.pointFromSuperview(place) ?? place
        touch.previousPosition = phase == .began ? position : touch.position
        touch.position = position
        touch.place = place
        touch.phase = phase
        touch.timestamp = now()
    }

    private func tapCount(at place: CGPoint) -> Int {
        guard let latestTap, now() - latestTap.time < Self.tapInterval,
            hypot(place.x - latestTap.place.x, place.y - latestTap.place.y) < Self.tapDistance
        else { return 1 }
        return latestTap.count + 1
    }

    private func send(_ changed: [UITouch]) {
        application.sendEvent(TouchEvent(Set(touches.values), changed: changed, at: now()))
    }
}

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
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that came down in a window.
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
