// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Rows of texts in several scripts") @MainActor struct FallbackRowTests {
    private static let words = [
        ("Assam", "India"), ("Longjing 龙井茶", "杭州"), ("Earl Grey ☕️", "London"), ("شاي بالنعناع", "مراكش"),
        ("Жасмин", "Санкт-Петербург"),
    ]

    private final class Rows: NSObject, UITableViewDataSource {
        let make: (Int) -> UITableViewCell

        init(_ make: @escaping (Int) -> UITableViewCell) { self.make = make }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            FallbackRowTests.words.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(indexPath.row)
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test("a title stands above what is below it, in a row that is high enough for both")
    func subtitles() throws {
        let rows = Rows { index in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            if index == 2 { cell.imageView?.image = UIImage(systemName: "star") }
            cell.accessoryType = index == 1 ? .disclosureIndicator : .none
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = FallbackRowTests.words[index].0
            cell.detailTextLabel?.text = FallbackRowTests.words[index].1
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 180, height: 400), style: .insetGrouped)
        try expectNothingOverlaps(in: table, rows, "rows-subtitle")
    }

    @Test(
        "constraints that leave the height to the texts give it to them, beside a sign and in a card too",
        arguments: [0, 1], [UITableView.Style.plain, .insetGrouped])
    func constraints(lines: Int, style: UITableView.Style) throws {
        let rows = Rows { index in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            let (title, detail) = (UILabel(), UILabel())
            (title.text, detail.text) = FallbackRowTests.words[index]
            (title.numberOfLines, detail.numberOfLines) = (lines, lines)
            title.font = .preferredFont(forTextStyle: .headline)
            detail.font = .preferredFont(forTextStyle: .subheadline)
            let stack = UIStackView(arrangedSubviews: [title, detail])
            stack.axis = .vertical
            stack.spacing = 2
            stack.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
                stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
            ])
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 212, height: 500), style: style)
        try expectNothingOverlaps(in: table, rows, "rows-constraints-\(lines)-\(style == .plain ? "plain" : "card")")
    }

    private func expectNothingOverlaps(in table: UITableView, _ rows: Rows, _ name: String) throws {
        let window = UIWindow(frame: table.bounds)
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        for (index, cell) in table.visibleCells.enumerated() {
            let shown = labels(in: cell).filter { !$0.isHidden && $0.text != nil && $0.bounds.height > 0 }
            #expect(shown.count == 2)
            let frames = shown.map { $0.convert($0.bounds, to: cell) }
            for (label, frame) in zip(shown, frames) {
                let needed = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height
                #expect(frame.height >= needed - 0.01, "\(name) \(index): \(label.text ?? "") \(frame) \(needed)")
                #expect(cell.bounds.contains(frame), "\(name) \(index): \(frame) in \(cell.bounds)")
            }
            #expect(frames[0].maxY <= frames[1].minY + 0.01, "\(name) \(index): \(frames)")
        }
        let canvas = try Canvas(size: table.bounds.size, scale: 2)
        table.layer.drawInBounds(on: canvas)
        let source = URL(filePath: #filePath).deletingLastPathComponent().path
        try GoldenImage(name, source: source).expect(try canvas.bitmap())
    }
}
