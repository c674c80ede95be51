// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A row, or an item of a list, that a finger moves aside, and the buttons that come to light there.
@MainActor final class RowSwipe {
    weak var cell: UIView?
    let actions: UISwipeActionsConfiguration
    /// Whether the buttons are at the left.
    let isLeading: Bool
    private let tray = UIView(frame: .zero)
    private let buttons: [UIButton]
    /// Called when the row is back in its place.
    private let closed: @MainActor () -> Void
    private var offset: CGFloat = 0
    private var start: CGFloat = 0
    private var isClosed = false

    init(
        of cell: UIView, _ actions: UISwipeActionsConfiguration, isLeading: Bool,
        closed: @escaping @MainActor () -> Void
    ) {
        self.cell = cell
        self.actions = actions
        self.isLeading = isLeading
        self.closed = closed
        buttons = actions.actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.image == nil ? action.title : nil, for: .normal)
            button.setImage(action.image, for: .normal)
            button.imageView?.tintColor = .white
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.tintColor = .white
            button.backgroundColor = action.backgroundColor ?? .systemGray
            button.accessibilityLabel = action.title
            return button
        }
        for (action, button) in zip(actions.actions, buttons) {
            button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            tray.addSubview(button)
        }
        tray.clipsToBounds = true
        cell.superview?.insertSubview(tray, belowSubview: cell)
        place()
    }

    private var widths: [CGFloat] { buttons.map { max(74, $0.sizeThatFits(.zero).width + 24) } }

    /// How far the row is moved aside for all buttons.
    private var room: CGFloat { widths.reduce(0, +) }

    /// The finger is so far from where it came down.
    func move(by way: CGFloat) {
        let wanted = start + way
        set(isLeading ? max(0, wanted) : min(0, wanted))
    }

    /// The finger has left the screen.
    func end() {
        guard let cell else { return close() }
        let way = abs(offset)
        if way > max(room, cell.bounds.width * 0.6), actions.performsFirstActionWithFullSwipe,
            let first = actions.actions.first
        {
            perform(first)
        } else if way > room / 2 {
            UIView.animate(withDuration: 0.2) { self.open() }
        } else {
            UIView.animate(withDuration: 0.2) { self.close() }
        }
    }

    /// Shows all buttons.
    func open() {
        start = isLeading ? room : -room
        set(start)
    }

    /// Brings the row back.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        set(0)
        tray.removeFromSuperview()
        closed()
    }

    /// The row has got another place.
    func place() {
        guard let cell else { return }
        tray.frame = cell.frame.offsetBy(dx: -cell.transform.tx, dy: 0)
        let shown = max(abs(offset), 0)
        let stretch = room > 0 ? max(1, shown / room) : 1
        var x: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let wide = width * stretch
            button.frame = CGRect(
                x: isLeading ? x : tray.bounds.width - x - wide, y: 0, width: wide, height: tray.bounds.height)
            x += wide
        }
        tray.layer.cornerRadius = cell.layer.cornerRadius
        tray.layer.maskedCorners = cell.layer.maskedCorners
    }

    private func set(_ offset: CGFloat) {
        self.offset = offset
        cell?.transform = CGAffineTransform(translationX: offset, y: 0)
        place()
    }

    private func perform(_ action: UIContextualAction) {
        guard let cell else { return close() }
        action.handler(action, cell) { [weak self] _ in self?.close() }
    }
}
