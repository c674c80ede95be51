// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The letters beside a long table: a finger on one scrolls to its section.
///
/// It lies over the table, beside it in the same view, as what is in the table is scrolled.
final class SectionIndexView: UIControl {
    static let width: CGFloat = 20

    private weak var table: UITableView?
    private var labels: [UILabel] = []
    private var latest: Int?

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            labels.forEach { $0.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel(frame: .zero)
                label.text = title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
    }

    init(of table: UITableView) {
        self.table = table
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var rowHeight: CGFloat { labels.isEmpty ? 0 : min(16, bounds.height / CGFloat(labels.count)) }
    private var top: CGFloat { (bounds.height - rowHeight * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.textColor = table?.sectionIndexColor ?? tintColor
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
        }
        backgroundColor = isTracking ? table?.sectionIndexTrackingBackgroundColor : table?.sectionIndexBackgroundColor
    }

    private func follow(_ touch: UITouch) {
        guard let table, rowHeight > 0 else { return }
        let index = min(max(Int((touch.location(in: self).y - top) / rowHeight), 0), titles.count - 1)
        guard index != latest else { return }
        latest = index
        let section = table.dataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index) ?? index
        guard (0..<table.numberOfSections).contains(section) else { return }
        let start = table.rect(forSection: section).minY - table.adjustedContentInset.top
        table.setContentOffset(table.nearest(to: CGPoint(x: 0, y: start)), animated: false)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { latest = nil }
    override func cancelTracking(with event: UIEvent?) { latest = nil }

    /// What is dragged up and down is not scrolled.
    override var spokenByItself: SpokenView {
        SpokenView(isElement: true, label: titles.joined(separator: ", "), traits: .adjustable)
    }
}

extension UITableView {
    /// Shows the letters that the data source has; nothing where it has none.
    func placeIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount, let superview, !isHidden else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let shown = indexView ?? SectionIndexView(of: self)
        indexView = shown
        shown.titles = titles
        if shown.superview !== superview { superview.insertSubview(shown, aboveSubview: self) }
        let free = frame.inset(by: adjustedContentInset)
        shown.frame = CGRect(
            x: frame.maxX - SectionIndexView.width, y: free.minY, width: SectionIndexView.width,
            height: max(0, free.height))
        shown.setNeedsLayout()
    }
}
