// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Rows that come and go") @MainActor struct TableUpdateTests {
    private final class Rows: UITableViewController {
        var names = ["a", "b", "c", "d"]
        var asked: [String] = []
        var deletes = true

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            asked.append(names[indexPath.row])
            return cell
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete else { return }
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
                    self?.asked.append("mark \(indexPath.row)")
                    done(true)
                }
            ])
        }
    }

    private func rows(on screen: WatchedScreen) -> Rows {
        let rows = Rows(style: .plain)
        screen.window.rootViewController = rows
        screen.ask(1)
        screen.turn()
        rows.asked = []
        return rows
    }

    private func words(_ rows: Rows) -> [String] {
        rows.tableView.allPaths.compactMap { rows.tableView.cellForRow(at: $0)?.textLabel?.text }
    }

    @Test("leave the others as they are")
    func keeping() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        let table = try #require(rows.tableView)
        let last = table.cellForRow(at: IndexPath(row: 3, section: 0))
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        rows.names = ["x", "b", "d", "c"]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 2, section: 0))
        }
        screen.turn()
        #expect(words(rows) == ["x", "b", "d", "c"])
        #expect(rows.asked == ["x"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(last?.frame.minY == 88)
    }

    @Test("that do not add up are all asked for again")
    func contradiction() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        rows.names = ["q"]
        rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        screen.turn()
        #expect(words(rows) == ["q"])
    }

    @Test("a swipe from the end shows what deletes a row, and a tap on it does")
    func deletion() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        try screen.touch(.began, 300, 66)
        for x in [280.0, 250, 200] { try screen.touch(.moved, x, 66) }
        try screen.touch(.ended, 200, 66)
        screen.turn()
        #expect(rows.tableView.openSwipe != nil && rows.tableView.indexPathForSelectedRow == nil)
        try screen.tap(370, 66)
        screen.turn()
        #expect(words(rows) == ["a", "c", "d"])
        #expect(rows.tableView.openSwipe == nil)
    }

    @Test("a long swipe does the first action, and a tap elsewhere brings a row back")
    func swipes() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        try screen.touch(.began, 20, 22)
        for x in [60.0, 200, 380] { try screen.touch(.moved, x, 22) }
        try screen.touch(.ended, 380, 22)
        #expect(rows.asked == ["mark 0"])
        try screen.touch(.began, 20, 22)
        try screen.touch(.moved, 90, 22)
        try screen.touch(.ended, 90, 22)
        #expect(rows.tableView.openSwipe != nil)
        try screen.tap(200, 110)
        #expect(rows.tableView.openSwipe == nil && rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test("a circle at the beginning shows what deletes a row while rows are edited")
    func editing() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        rows.setEditing(true, animated: false)
        screen.turn()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.contentView.frame.minX == RowEditControl.width)
        try screen.tap(26, 22)
        screen.turn()
        try screen.tap(370, 22)
        screen.turn()
        #expect(words(rows) == ["b", "c", "d"])
        rows.setEditing(false, animated: false)
        screen.turn()
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.minX == 0)
    }

    @Test("a table follows snapshots, and fills a row again that is to be reconfigured")
    func snapshots() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let names = Names([1: "one", 2: "two", 3: "three"])
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = names.all[item]
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        names.all[3] = "THREE"
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.deleteItems([2])
        snapshot.reconfigureItems([3])
        source.apply(snapshot)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === third)
        #expect(third.textLabel?.text == "THREE")
        #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 0))
    }
}

/// Names that change while functions use them.
@MainActor final class Names {
    var all: [Int: String]

    init(_ all: [Int: String]) { self.all = all }
}
