// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@Suite("Rows that size themselves") @MainActor struct SelfSizingRowTests {
    private final class Row: UITableViewCell {
        let words = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            words.numberOfLines = 0
            words.text = "A text that tells a little more of what this row is, and goes on for several lines of it"
            words.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(words)
            NSLayoutConstraint.activate([
                words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
                words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let made: [Row]

        init(_ count: Int, _ accessory: UITableViewCell.AccessoryType) {
            made = (0..<count).map { _ in Row(style: .default, reuseIdentifier: nil) }
            made.forEach { $0.accessoryType = accessory }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { made.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made[indexPath.row]
        }
    }

    @Test(
        "contradict nothing, and are solved a few times together rather than once for each",
        arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator])
    func rows(_ accessory: UITableViewCell.AccessoryType) {
        let rows = Rows(30, accessory)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        let before = LayoutPass.solvingCount
        window.layoutIfNeeded()
        #expect(LayoutPass.solvingCount - before < 10)
        #expect(!rows.made.flatMap(\.contentView.constraints).contains { $0.isReported })
        #expect(rows.made[0].bounds.height > 80)
        #expect(rows.made[29].words.bounds.height == rows.made[29].bounds.height - 40)
        #expect(rows.made[29].frame.minY == rows.made[28].frame.maxY)
    }

    @Test("a view that no constraint asks for moves without anything being solved")
    func bystander() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (placed, bystander) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        placed.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(holder)
        outer.addSubview(bystander)
        holder.addSubview(placed)
        NSLayoutConstraint.activate([
            placed.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            placed.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
            placed.topAnchor.constraint(equalTo: holder.safeAreaLayoutGuide.topAnchor),
            placed.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        let before = LayoutPass.solvingCount
        for step in 0..<10 {
            bystander.center.x += CGFloat(step)
            outer.layoutIfNeeded()
        }
        #expect(LayoutPass.solvingCount == before)
        holder.frame.size.width = 80
        outer.layoutIfNeeded()
        #expect(placed.frame.width == 80)
        #expect(LayoutPass.solvingCount > before)
    }
}
