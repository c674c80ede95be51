// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A white card with rows of words, and lines between them.
final class RowCard: UIView {
    private let rows = UIStackView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        rows.axis = .vertical
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Puts rows in place of those that there are.
    func show(_ lines: [String]) {
        for view in rows.arrangedSubviews { view.removeFromSuperview() }
        isHidden = lines.isEmpty
        for (index, line) in lines.enumerated() {
            if index > 0 { rows.addArrangedSubview(separator()) }
            rows.addArrangedSubview(row(line))
        }
    }

    private func row(_ line: String) -> UIView {
        let parts = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        let row = UIStackView(frame: .zero)
        row.axis = .horizontal
        row.spacing = 12
        for (index, part) in parts.enumerated() {
            let label = UILabel(frame: .zero)
            label.text = part
            label.textColor = index == 0 ? .label : .secondaryLabel
            label.textAlignment = index == 0 ? .natural : .right
            label.numberOfLines = parts.count == 1 ? 0 : 1
            row.addArrangedSubview(label)
        }
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
        return row
    }

    private func separator() -> UIView {
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        return line
    }
}
