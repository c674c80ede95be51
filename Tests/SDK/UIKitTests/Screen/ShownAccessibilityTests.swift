// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

@Suite("What assistive technologies say of views") @MainActor struct ShownAccessibilityTests {
    private func said(_ view: UIView) -> [String?] {
        guard let said = view.accessibilityOnScreen else { return [nil] }
        return [said.label, said.value, String(said.traits)]
    }

    @Test("is what they show, unless the app says something else")
    func views() {
        let button = UIButton(type: .system)
        button.setTitle("Order", for: .normal)
        #expect(said(button) == ["Order", "", "1"])
        button.isEnabled = false
        #expect(said(button) == ["Order", "", "257"])
        (button.accessibilityLabel, button.accessibilityValue) = ("Order now", "two pizzas")
        #expect(said(button) == ["Order now", "two pizzas", "257"])
        let sign = UIButton(type: .system)
        sign.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
        #expect(said(sign) == ["square and arrow up", "", "1"])
        let label = UILabel()
        label.text = "Bread"
        #expect(said(label) == [nil], "its text is read as it is")
        label.accessibilityTraits = .header
        label.accessibilityLabel = "Breads"
        #expect(said(label) == ["Breads", "", "65536"])
        let picture = UIImageView()
        #expect(said(picture) == [nil])
        picture.isAccessibilityElement = true
        (picture.accessibilityLabel, picture.accessibilityTraits) = ("A loaf", .image)
        #expect(said(picture) == ["A loaf", "", "4"])
    }

    @Test("of a row is all its texts, and a button where it can be chosen")
    func rows() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Rye"
                cell.detailTextLabel?.text = "dark"
                if indexPath.row == 1 { cell.contentView.addSubview(UIButton(type: .system)) }
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(said(table.visibleCells[0]) == ["Rye, dark", "", "1"])
        #expect(said(table.visibleCells[1]) == [nil], "there is something in it to be tapped by itself")
        table.allowsSelection = false
        #expect(said(table.visibleCells[0]) == [nil])
    }
}
