// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One tab in a bar: an image with a title below it.
final class TabButton: UIControl {
    private static let imageSide: CGFloat = 26

    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    /// How far the title is moved from its place.
    private var titleOffset = UIOffset.zero

    init(_ item: UITabBarItem, title text: String?, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        picture.image = (isChosen ? item.selectedImage : nil) ?? item.image ?? item.systemItem?.image
        picture.contentMode = .scaleAspectFit
        title.text = text ?? item.systemItem?.word
        title.font = .systemFont(ofSize: 10, weight: .medium)
        title.textAlignment = .center
        isSelected = isChosen
        isEnabled = item.isEnabled
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = item.badgeColor ?? .systemRed
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        [picture, title, badge].forEach(addSubview)
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
        accessibilityLabel = title.text
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the tab its colors.
    ///
    /// - Parameters:
    ///   - look: What the bar says of tabs like this one.
    ///   - own: How the title looks, as far as the item says it.
    func dress(in color: UIColor, _ look: UITabBarItemStateAppearance, _ own: [NSAttributedString.Key: Any]) {
        let attributes = own.merging(look.titleTextAttributes) { $1 }
        picture.tintColor = look.iconColor ?? (isEnabled ? color : .tertiaryLabel)
        title.textColor = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? color : .tertiaryLabel)
        if let font = attributes[.font] as? UIFont { title.font = font }
        titleOffset = look.titlePositionAdjustment
        if let ground = look.badgeBackgroundColor { badge.backgroundColor = ground }
        if let color = look.badgeTextAttributes[.foregroundColor] as? UIColor { badge.textColor = color }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage = picture.image != nil
        picture.isHidden = !hasImage
        let side = Self.imageSide
        picture.frame = CGRect(x: bounds.midX - side / 2, y: 5, width: side, height: side)
        let height = title.sizeThatFits(.zero).height
        let top = hasImage ? UITabBar.rowHeight - 3 - height : (UITabBar.rowHeight - height) / 2
        title.frame = CGRect(x: 2, y: top, width: max(0, bounds.width - 4), height: height)
            .offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        let width = max(18, badge.sizeThatFits(.zero).width + 10)
        badge.frame = CGRect(x: bounds.midX + side / 2 - 8, y: 2, width: width, height: 18)
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.traits.insert(.button)
        spoken.value = badge.text
        return spoken
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            for part in [picture, title] { part.alpha = isHighlighted ? 0.5 : 1 }
        }
    }
}
