// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a menu: a check mark, the words, and an image at the end.
final class MenuRowView: UIControl {
    private let row: MenuRow
    private let check = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ row: MenuRow) {
        self.row = row
        super.init(frame: .zero)
        subtitle.font = .system(as: .footnote)
        subtitle.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFit
        check.contentMode = .center
        [check, title, subtitle, picture, line].forEach(addSubview)
        title.numberOfLines = 2
        line.backgroundColor = .separator
        show()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the element is like now.
    func show() {
        var color: UIColor = .label
        title.font = .system(as: .body)
        switch row.kind {
        case .title(let text):
            (title.text, title.font, color) = (text, .system(as: .footnote), .secondaryLabel)
            isEnabled = false
        case .action(let action, _):
            (title.text, subtitle.text, picture.image) = (action.title, action.subtitle, action.image)
            check.image = action.state == .off ? nil : UIImage(systemName: action.state == .on ? "checkmark" : "minus")
            isEnabled = !action.attributes.contains(.disabled)
            color = !isEnabled ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label
        case .menu(let menu):
            (title.text, subtitle.text) = (menu.title, menu.subtitle)
            picture.image = menu.image ?? UIImage(systemName: "chevron.right")
            if menu.options.contains(.destructive) { color = .systemRed }
        case .waiting:
            title.text = "…"
            isEnabled = false
        }
        (title.textColor, picture.tintColor, check.tintColor) = (color, color, color)
        subtitle.isHidden = subtitle.text?.isEmpty != false
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    private func textRoom(_ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        if case .title = row.kind { return (16, width - 32) }
        return (36, max(0, width - 36 - 48))
    }

    func height(atWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: textRoom(width).width, height: 0)
        let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
        let height = title.sizeThatFits(room).height + second + 20
        if case .title = row.kind { return max(30, height) }
        return max(MenuView.rowHeight, height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = textRoom(bounds.width)
        let size = CGSize(width: room.width, height: 0)
        let first = title.sizeThatFits(size).height
        let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(size).height
        let top = (bounds.height - first - second) / 2
        title.frame = CGRect(x: room.x, y: top, width: room.width, height: first)
        subtitle.frame = CGRect(x: room.x, y: top + first, width: room.width, height: second)
        check.frame = CGRect(x: 10, y: 0, width: 20, height: bounds.height)
        picture.frame = CGRect(x: bounds.width - 40, y: (bounds.height - 22) / 2, width: 24, height: 22)
        line.isHidden = frame.minY <= 0
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        if case .title = row.kind { spoken.traits = .header } else { spoken.traits.insert(.button) }
        if check.image != nil { spoken.traits.insert(.selected) }
        return spoken
    }
}
