// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Bars side by side, each with its title below and its value above. They grow to their values.
final class BarChartView: UIView {
    /// One of them.
    struct Bar {
        var title: String
        var value: Double
        var isMarked = false
    }

    private static let captionHeight: CGFloat = 18
    private static let gap: CGFloat = 10
    private static let least: CGFloat = 4
    private var bars: [Bar] = []
    private var columns: [(bar: UIView, title: UILabel, value: UILabel)] = []

    func show(_ bars: [Bar], words: (Double) -> String) {
        self.bars = bars
        for view in subviews { view.removeFromSuperview() }
        columns = bars.map { column($0, words: words) }
        isAccessibilityElement = true
        accessibilityLabel = bars.filter { $0.value > 0 }.map { "\($0.title): \(words($0.value))" }.joined(
            separator: ", ")
        accessibilityTraits = .image
        place(scale: 0)
        UIView.animate(
            withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            animations: { self.place(scale: 1) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(scale: 1)
    }

    private func column(_ bar: Bar, words: (Double) -> String) -> (UIView, UILabel, UILabel) {
        let (view, title, value) = (UIView(), UILabel(), UILabel())
        view.backgroundColor = bar.value == 0 ? .systemFill : .punch
        view.alpha = bar.isMarked || bar.value == 0 ? 1 : 0.55
        view.layer.cornerRadius = 6
        title.text = bar.title
        title.textColor = bar.isMarked ? .label : .secondaryLabel
        value.text = bar.value == 0 ? nil : words(bar.value)
        value.textColor = .label
        for label in [title, value] {
            label.font = .systemFont(ofSize: 12, weight: bar.isMarked ? .semibold : .regular)
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
        }
        for part in [view, title, value] { addSubview(part) }
        return (view, title, value)
    }

    private func place(scale: CGFloat) {
        guard !columns.isEmpty else { return }
        let width = bounds.width / CGFloat(columns.count)
        let most = CGFloat(max(bars.map(\.value).max() ?? 0, 1))
        let room = bounds.height - 2 * Self.captionHeight
        for (index, column) in columns.enumerated() {
            let height = max(Self.least, room * CGFloat(bars[index].value) / most * scale)
            let x = CGFloat(index) * width
            let foot = bounds.height - Self.captionHeight
            column.bar.frame = CGRect(
                x: x + Self.gap / 2, y: foot - height, width: max(0, width - Self.gap), height: height)
            column.title.frame = CGRect(x: x, y: foot + 2, width: width, height: Self.captionHeight)
            column.value.frame = CGRect(
                x: x, y: foot - height - Self.captionHeight, width: width, height: Self.captionHeight)
        }
    }
}
