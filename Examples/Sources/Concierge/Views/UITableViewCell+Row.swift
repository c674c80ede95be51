// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableViewCell {
    /// Shows a row: its picture, its words below each other, its value at the end.
    func show(_ row: Row) {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = row.image
        content.text = row.title
        content.secondaryText = row.detail
        content.secondaryTextProperties.color = .secondaryLabel
        if row.isStrong { content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold) }
        contentConfiguration = content
        accessoryView = row.value.map(valueLabel)
        selectionStyle = row.perform == nil ? .none : .default
        isAccessibilityElement = true
        accessibilityLabel = [row.title, row.detail, row.value].compactMap(\.self).joined(separator: ", ")
        accessibilityTraits = row.perform == nil ? [] : .button
    }

    private func valueLabel(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        label.font = .monospacedDigitSystemFont(ofSize: 16, weight: .regular)
        label.sizeToFit()
        return label
    }
}
