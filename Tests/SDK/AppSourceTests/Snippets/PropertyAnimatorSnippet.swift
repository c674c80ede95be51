// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class CardPanelController: UIViewController {
    private let panel = UIView()
    private var animator: UIViewPropertyAnimator?
    private var isExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.backgroundColor = .systemBackground
        panel.layer.cornerRadius = 20
        panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        panel.layer.shadowColor = UIColor.black.cgColor
        panel.layer.shadowOpacity = 0.2
        panel.layer.shadowRadius = 12
        panel.layer.shadowOffset = CGSize(width: 0, height: -4)
        view.addSubview(panel)
        panel.frame = CGRect(x: 0, y: view.bounds.height - 120, width: view.bounds.width, height: 400)
    }

    func startTransition() {
        let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8) { [unowned self] in
            panel.frame.origin.y = isExpanded ? view.bounds.height - 120 : view.bounds.height - 400
        }
        animator.addAnimations { self.view.backgroundColor = .systemGray }
        animator.addCompletion { [unowned self] position in
            if position == .end { isExpanded.toggle() }
        }
        animator.startAnimation()
        animator.pauseAnimation()
        self.animator = animator
    }

    func updateTransition(fraction: CGFloat) {
        animator?.fractionComplete = fraction
    }

    func finishTransition(cancelled: Bool) {
        animator?.isReversed = cancelled
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func fadeIn() {
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: { self.panel.alpha = 1 }, completion: nil)
    }
}
