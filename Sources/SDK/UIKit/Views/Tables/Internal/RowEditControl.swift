// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What stands at the beginning of a row while it is edited: a red or green circle that a person taps.
final class RowEditControl: UIControl {
    static let width: CGFloat = 44
    private static let side: CGFloat = 22

    private let sign = CircledSign()
    /// The action of a tap.
    var act: @MainActor () -> Void = {}
    var style = UITableViewCell.EditingStyle.none { didSet { if style != oldValue { show() } } }

    init() {
        super.init(frame: .zero)
        addSubview(sign)
        addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        let isDelete = style == .delete
        sign.show(isDelete ? "minus" : "plus", on: isDelete ? .systemRed : .systemGreen)
        accessibilityLabel = isDelete ? SystemWord.delete.text : SystemWord.insert.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = CGRect(
            x: 16, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    }

    override var spokenByItself: SpokenView {
        SpokenView(isElement: true, label: accessibilityLabel, traits: .button)
    }
}

/// A white symbol on a circle.
final class CircledSign: UIView {
    private let picture = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.contentMode = .center
        picture.tintColor = .white
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ symbol: String?, on color: UIColor) {
        picture.image = symbol.flatMap { UIImage(systemName: $0) }?
            .withConfiguration(UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
        backgroundColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        picture.frame = bounds
    }
}
