// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class RatingView: UIControl {
    private var stars: [UIImageView] = []
    var rating = 0 {
        didSet {
            for (index, star) in stars.enumerated() {
                star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
            }
            accessibilityValue = "\(rating) of 5"
            sendActions(for: .valueChanged)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        stars = (0..<5).map { _ in UIImageView(image: UIImage(systemName: "star")) }
        let stack = UIStackView(arrangedSubviews: stars)
        stack.isUserInteractionEnabled = false
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("Rating", comment: "")
        accessibilityHint = "Swipe up or down to adjust"
        accessibilityTraits = .adjustable
        accessibilityIdentifier = "rating"
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Clear") { [weak self] _ in
                self?.rating = 0
                UIAccessibility.post(notification: .announcement, argument: "Rating cleared")
                return true
            }
        ]
    }
    required init?(coder: NSCoder) { fatalError() }

    override func accessibilityIncrement() { rating = min(5, rating + 1) }
    override func accessibilityDecrement() { rating = max(0, rating - 1) }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rating = Int(touch.location(in: self).x / (bounds.width / 5)) + 1
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rating = Int(touch.location(in: self).x / (bounds.width / 5)) + 1
        return true
    }

    func appear() {
        if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .screenChanged, argument: self) }
        if !UIAccessibility.isReduceMotionEnabled { UIView.animate(withDuration: 0.2) { self.alpha = 1 } }
    }
}
