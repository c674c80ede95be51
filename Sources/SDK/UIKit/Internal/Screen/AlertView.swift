// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A question over what is on the screen: a card in the middle, or one that stands at the bottom.
final class AlertView: UIView {
    private static let alertWidth: CGFloat = 270
    private static let margin: CGFloat = 16
    private static let rowHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 32
    private static let gap: CGFloat = 8

    private weak var alert: UIAlertController?
    private let card = UIView(frame: .zero)
    /// All that stands in the card; it scrolls where the screen is too low for it.
    private let list = UIScrollView(frame: .zero)
    /// Below an action sheet, with the answer that takes nothing on; it does not scroll.
    private let cancelCard = UIView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let message = UILabel(frame: .zero)
    /// Around the fields.
    private let fieldBox = UIView(frame: .zero)
    private var fieldLines: [UIView] = []
    /// One for each answer, in their order.
    private var rows: [UIButton] = []

    init(of alert: UIAlertController) {
        self.alert = alert
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = UIColor(white: 0, alpha: 0.3)
        for card in [card, cancelCard] {
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = 14
            card.clipsToBounds = true
            addSubview(card)
        }
        list.contentInsetAdjustmentBehavior = .never
        card.addSubview(list)
        title.font = .system(weight: .semibold, as: .body)
        message.font = .system(as: .footnote)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            list.addSubview(label)
        }
        fieldBox.backgroundColor = .tertiarySystemGroupedBackground
        fieldBox.layer.cornerRadius = 8
        fieldBox.layer.borderWidth = 0.5
        list.addSubview(fieldBox)
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    /// The answer that an action sheet keeps apart, and that a tap beside it gives.
    private var cancelAction: UIAlertAction? { isSheet ? alert?.actions.first { $0.style == .cancel } : nil }

    /// As on Apple's systems the answer that takes nothing on is given.
    override func accessibilityPerformEscape() -> Bool {
        guard let alert, let cancel = alert.actions.first(where: { $0.style == .cancel }), cancel.isEnabled else {
            return false
        }
        alert.choose(cancel)
        return true
    }

    override var spokenByItself: SpokenView { SpokenView(label: alert?.title ?? alert?.message) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { $0.view === self }), let cancelAction, cancelAction.isEnabled else { return }
        alert?.choose(cancelAction)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let alert else { return }
        if title.text != alert.title { title.text = alert.title }
        if message.text != alert.message { message.text = alert.message }
        if rows.count != alert.actions.count { makeRows(of: alert) }
        let width = isSheet ? bounds.width - 2 * Self.margin : Self.alertWidth
        for (action, row) in zip(alert.actions, rows) where row.isEnabled != action.isEnabled {
            row.isEnabled = action.isEnabled
        }
        let words = placeWords(width: width)
        let content = placeRows(of: alert, width: width, below: placeFields(of: alert, width: width, below: words))
        list.contentSize = CGSize(width: width, height: content)
        placeCards(width: width, content: content)
    }

    private func placeCards(width: CGFloat, content: CGFloat) {
        let top = max(safeAreaInsets.top, Self.margin)
        var bottom = bounds.height - max(safeAreaInsets.bottom, Self.margin)
        let x = (bounds.width - width) / 2
        cancelCard.isHidden = cancelAction == nil
        if cancelAction != nil {
            bottom -= Self.rowHeight
            cancelCard.frame = CGRect(x: x, y: bottom, width: width, height: Self.rowHeight)
            bottom -= Self.gap
        }
        let height = min(content, max(Self.rowHeight, bottom - top))
        let y = isSheet ? bottom - height : top + (bottom - top - height) / 2
        card.frame = CGRect(x: x, y: y, width: width, height: height)
        list.frame = card.bounds
    }

    /// - Returns: Where the words end; at the top if there are none.
    private func placeWords(width: CGFloat) -> CGFloat {
        let labels = [title, message].filter { !($0.text ?? "").isEmpty }
        if labels.isEmpty, isSheet { return 0 }
        var y = Self.margin + 3
        for label in labels {
            let room = width - 2 * Self.margin
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.margin, y: y, width: room, height: height)
            y += height + 3
        }
        return y + Self.margin
    }

    /// - Returns: Where the fields end; where the words do if there are none.
    private func placeFields(of alert: UIAlertController, width: CGFloat, below top: CGFloat) -> CGFloat {
        let fields = alert.textFields ?? []
        fieldBox.isHidden = fields.isEmpty
        guard !fields.isEmpty else { return top }
        fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        if fieldLines.count != fields.count { makeFields(fields) }
        let room = width - 2 * Self.margin
        fieldBox.frame = CGRect(x: Self.margin, y: top, width: room, height: CGFloat(fields.count) * Self.fieldHeight)
        for (index, (field, line)) in zip(fields, fieldLines).enumerated() {
            let y = CGFloat(index) * Self.fieldHeight
            // What is typed lies over the field, and leaves the lines around it to be seen.
            field.frame = CGRect(x: Self.gap, y: y + 1, width: room - 2 * Self.gap, height: Self.fieldHeight - 2)
            line.frame = CGRect(x: 0, y: y, width: room, height: 0.5)
            line.isHidden = index == 0
        }
        return fieldBox.frame.maxY + Self.margin
    }

    private func makeFields(_ fields: [UITextField]) {
        fieldLines.forEach { $0.removeFromSuperview() }
        fieldLines = fields.map { field in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            fieldBox.addSubview(field)
            fieldBox.addSubview(line)
            return line
        }
    }

    private func placeRows(of alert: UIAlertController, width: CGFloat, below top: CGFloat) -> CGFloat {
        let apart = zip(alert.actions, rows).first { $0.0 === cancelAction }?.1
        apart?.frame = CGRect(x: 0, y: 0, width: width, height: Self.rowHeight)
        let rows = rows.filter { $0 !== apart }
        let areBeside = rows.count == 2 && !isSheet
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
            let row = UIButton(type: .system, primaryAction: UIAction { [weak alert] _ in alert?.choose(action) })
            row.setTitle(action.title, for: .normal)
            row.titleLabel?.font = .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
            if action.style == .destructive { row.setTitleColor(.systemRed, for: .normal) }
            row.isEnabled = action.isEnabled
            row.layer.borderWidth = 0.5
            row.layer.borderColor = UIColor.separator.cgColor
            (action === cancelAction ? cancelCard : list).addSubview(row)
            return row
        }
    }
}
