// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Controllers that hold or replace what is shown") @MainActor struct ContainerTests {
    @Test("columns are a stack on a narrow screen: the list below, and what is shown of it on top")
    func columns() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        let stack = split.viewControllers.first as? UINavigationController
        #expect(stack?.viewControllers == [list] && split.isCollapsed)
        split.show(.secondary)
        #expect(stack?.topViewController === detail)
        split.hide(.primary)
        #expect(stack?.topViewController === detail, "the list is not on top")
        split.show(.primary)
        #expect(stack?.topViewController === list)
        split.show(.secondary)
        split.hide(.secondary)
        #expect(stack?.topViewController === list)
        #expect(split.viewController(for: .supplementary) == nil)
    }

    @Test("what there is to say where nothing is shown lies over the view, and goes again")
    func unavailable() throws {
        let controller = UIViewController()
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "No bread"
        controller.contentUnavailableConfiguration = nothing
        let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(shown.frame == controller.view.bounds)
        nothing.text = "No butter"
        controller.contentUnavailableConfiguration = nothing
        #expect(controller.view.subviews.last === shown, "the same view shows another text")
        let text = (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
        #expect(text == "No butter")
        controller.contentUnavailableConfiguration = nil
        #expect(shown.superview == nil && controller.contentUnavailableConfiguration == nil)
    }

    @Test("rows are announced before they are made")
    func prefetching() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
            var heard: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                heard.append("soon \(indexPaths.map(\.row))")
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                heard.append("row \(indexPath.row)")
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.prefetchDataSource = rows
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(rows.heard == ["soon [0, 1]", "row 0", "row 1"])
    }
}
