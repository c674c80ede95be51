// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ScreenParts
import UIKit

/// A department on the desk: its symbol, its name, and how things are there.
final class DepartmentCell: UICollectionViewCell {
    private static let symbolSide: CGFloat = 28
    private let gradient = CAGradientLayer()
    private let symbol = UIImageView()
    private let name = UILabel()
    private let state = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 22
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        contentView.layer.addSublayer(gradient)
        symbol.tintColor = .white
        symbol.contentMode = .scaleAspectFit
        name.font = .preferredFont(forTextStyle: .headline)
        name.adjustsFontForContentSizeCategory = true
        state.font = .preferredFont(forTextStyle: .subheadline)
        state.adjustsFontForContentSizeCategory = true
        for label in [name, state] {
            label.textColor = .white
            label.adjustsFontSizeToFitWidth = true
        }
        let top = UIStackView(arrangedSubviews: [symbol, UIView()])
        let stack = UIStackView(arrangedSubviews: [top, UIView(), name, state])
        stack.axis = .vertical
        stack.spacing = 2
        contentView.addFilling(stack, inset: 16)
        symbol.widthAnchor.constraint(equalToConstant: Self.symbolSide).isActive = true
        symbol.heightAnchor.constraint(equalToConstant: Self.symbolSide).isActive = true
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ department: Department) {
        gradient.colors = [department.color.cgColor, department.color.darker.cgColor]
        symbol.image = UIImage(systemName: department.symbol)
        name.text = department.title
        state.text = department.state
        accessibilityLabel = department.title
        accessibilityValue = department.state
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
    }
}

extension UIColor {
    /// Towards black by a third.
    fileprivate var darker: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(red: red * 0.66, green: green * 0.66, blue: blue * 0.66, alpha: alpha)
    }
}
