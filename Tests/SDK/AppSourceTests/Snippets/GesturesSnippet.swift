// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

final class DraggableView: UIView, UIGestureRecognizerDelegate {
    private var initialCenter = CGPoint.zero
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        initialCenter = center
        superview?.bringSubviewToFront(self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview = superview else { return }
        let location = touch.location(in: superview)
        let previous = touch.previousLocation(in: superview)
        center = CGPoint(x: center.x + location.x - previous.x, y: center.y + location.y - previous.y)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.3) { self.center = self.initialCenter }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        center = initialCenter
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bounds.insetBy(dx: -20, dy: -20).contains(point) ? self : super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }
}

class GestureController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = DraggableView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        box.backgroundColor = .systemIndigo
        let pan = UIPanGestureRecognizer()
        pan.delegate = box
        pan.maximumNumberOfTouches = 1
        pan.cancelsTouchesInView = false
        let long = UILongPressGestureRecognizer()
        long.minimumPressDuration = 0.8
        long.require(toFail: pan)
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        [pan, long, pinch, rotation, swipe].forEach(box.addGestureRecognizer)
        view.addSubview(box)
    }
}
