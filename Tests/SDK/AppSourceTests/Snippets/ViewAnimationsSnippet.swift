// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class AnimationsController: UIViewController {
    let box = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 80))
    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .systemRed
        view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(
            withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.8,
            options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: .pi / 4)
        } completion: { _ in
            UIView.animate(withDuration: 0.3) { self.box.transform = .identity }
        }
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: [.calculationModeCubic],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x += 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.alpha = 0.3 }
            }, completion: nil)
        UIView.transition(
            with: box, duration: 0.4, options: .transitionCrossDissolve,
            animations: {
                self.box.backgroundColor = .systemBlue
            })
        if #available(iOS 17.0, *) {
            UIView.animate(springDuration: 0.5, bounce: 0.3) { self.box.center.y += 40 }
        }
    }

    func pulse() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.box.alpha = 0.2 }
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        box.layer.add(animation, forKey: "shake")
    }

    func stop() {
        box.layer.removeAllAnimations()
        UIView.performWithoutAnimation { box.alpha = 1 }
    }
}
