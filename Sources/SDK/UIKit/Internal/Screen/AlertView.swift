// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A question over what is on the screen: a card in the middle, or one that stands at the bottom.
final class AlertView: UIView {
    private static let alertWidth: CGFloat = 270
    private static let margin: CGFloat = 16
    private static let rowHeight: CGFloat = 44

    private weak var alert: UIAlertController?
    private let card = UIView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let message = UILabel(frame: .zero)
    private var rows: [UIButton] = []

    init(of alert: UIAlertController) {
        self.alert = alert
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = UIColor(white: 0, alpha: 0.3)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        addSubview(card)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        message.font = .systemFont(ofSize: 13)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            card.addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let alert else { return }
        if title.text != alert.title { title.text = alert.title }
        if message.text != alert.message { message.text = alert.message }
        let isSheet = alert.preferredStyle == .actionSheet
        let width = isSheet ? bounds.width - 2 * Self.margin : Self.alertWidth
        var y = placeWords(width: width)
        y = placeRows(of: alert, width: width, below: y)
        let bottom = bounds.height - max(safeAreaInsets.bottom, Self.margin)
        card.frame = CGRect(
            x: (bounds.width - width) / 2, y: isSheet ? bottom - y : (bounds.height - y) / 2, width: width, height: y)
    }

    private func placeWords(width: CGFloat) -> CGFloat {
        var y = Self.margin + 3
        for label in [title, message] where !(label.text ?? "").isEmpty {
            let room = width - 2 * Self.margin
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.margin, y: y, width: room, height: height)
            y += height + 3
        }
        return y + Self.margin
    }

    private func placeRows(of alert: UIAlertController, width: CGFloat, below top: CGFloat) -> CGFloat {
        if rows.count != alert.actions.count { makeRows(of: alert) }
        let areBeside = rows.count == 2 && alert.preferredStyle == .alert
        let rowWidth = areBeside ? width / 2 : width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: areBeside ? CGFloat(index) * rowWidth : 0,
                y: areBeside ? top : top + CGFloat(index) * Self.rowHeight, width: rowWidth, height: Self.rowHeight)
        }
        return top + CGFloat(areBeside ? 1 : rows.count) * Self.rowHeight
    }

    private func makeRows(of alert: UIAlertController) {
        rows.forEach { $0.removeFromSuperview() }
        rows = alert.actions.map { action in
            let row = UIButton(
                type: .system, primaryAction: UIAction { [weak alert] _ in alert?.choose(action) })
            row.setTitle(action.title, for: .normal)
            row.titleLabel?.font = .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
            if action.style == .destructive { row.setTitleColor(.systemRed, for: .normal) }
            row.isEnabled = action.isEnabled
            row.layer.borderWidth = 0.5
            row.layer.borderColor = UIColor.separator.cgColor
            card.addSubview(row)
            return row
        }
    }
}
