// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Opens the menu of what a finger rests on, and takes the finger away from the view then.
@MainActor enum ContextMenuTouch {
    private static let slack: CGFloat = 10
    /// A finger that may open a menu.
    private static var pending: (finger: UITouch, press: LongPress, start: CGPoint)?

    /// Looks at what fingers do before their views hear about it.
    static func watch(_ event: UIEvent) {
        guard let event = event as? TouchEvent else { return }
        for finger in event.changed {
            switch finger.phase {
            case .began: begin(finger, event)
            case .moved:
                guard let pending, pending.finger === finger else { continue }
                let way = CGPoint(x: finger.position.x - pending.start.x, y: finger.position.y - pending.start.y)
                if hypot(way.x, way.y) > slack { end() }
            default: if pending?.finger === finger { end() }
            }
        }
    }

    private static func end() {
        pending?.press.end()
        pending = nil
    }

    private static func begin(_ finger: UITouch, _ event: TouchEvent) {
        end()
        guard let view = finger.view, hasMenu(view) else { return }
        let press = LongPress()
        pending = (finger, press, finger.position)
        press.wait { [weak view, weak finger] in
            pending = nil
            guard let view, let finger, open(from: view, at: finger.position) else { return }
            // What the finger does from now on is the menu's.
            view.touchesCancelled([finger], with: event)
        }
    }

    private static func around(_ view: UIView) -> UnfoldSequence<UIView, (UIView?, Bool)> {
        sequence(first: view, next: \.superview)
    }

    private static func hasMenu(_ view: UIView) -> Bool {
        around(view).contains { view in
            view is UITableViewCell || view is UICollectionViewCell || (view as? UIButton)?.menu != nil
                || view.interactions.contains { $0 is UIContextMenuInteraction }
        }
    }

    /// Opens the menu of the view, or of the nearest around it that has one.
    private static func open(from view: UIView, at place: CGPoint) -> Bool {
        around(view).contains { view in
            let own = view.interactions.contains { ($0 as? UIContextMenuInteraction)?.open(at: place) ?? false }
            if own { return true }
            switch view {
            case let button as UIButton: return MenuPresenter.show(button.menu, from: button)
            case let cell as UITableViewCell:
                return cell.table.map { $0.showMenu(of: cell, at: $0.convert(place, from: nil)) } ?? false
            case let cell as UICollectionViewCell:
                return cell.collection.map { $0.showMenu(of: cell, at: $0.convert(place, from: nil)) } ?? false
            default: return false
            }
        }
    }
}
