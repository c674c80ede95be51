// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Wheels over a window, on a card near what opened them; a finger that comes down beside the card closes it.
final class PickerOverlay: UIView {
    private static let size = CGSize(width: 320, height: 216)
    private static let margin: CGFloat = 8

    private let card = UIView(frame: .zero)
    private let done: () -> Void
    private var isOpen = true

    init(_ content: UIView, below place: CGRect, in window: UIWindow, done: @escaping () -> Void) {
        self.done = done
        super.init(frame: window.bounds)
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 13
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 20
        card.frame = Self.frame(below: place, in: bounds)
        content.isHidden = false
        content.frame = card.bounds
        card.addSubview(content)
        addSubview(card)
        window.addSubview(self)
        card.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, animations: { self.card.alpha = 1 })
    }

    required init?(coder: NSCoder) { nil }

    /// Below what opened it, or above where there is no room below.
    private static func frame(below place: CGRect, in room: CGRect) -> CGRect {
        let width = min(size.width, room.width - 2 * margin)
        let x = min(max(place.midX - width / 2, room.minX + margin), room.maxX - margin - width)
        let isBelow = place.maxY + margin + size.height <= room.maxY - margin
        let y = isBelow ? place.maxY + margin : max(room.minY + margin, place.minY - margin - size.height)
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        done()
        removeFromSuperview()
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
        close()
    }
}
