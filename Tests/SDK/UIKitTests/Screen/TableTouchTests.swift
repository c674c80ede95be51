// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Rows that are chosen") @MainActor struct TableTouchTests {
    private final class Rows: UITableViewController {
        var heard: [String] = []
        var refused: Int?
        var chosen: Int { tableView.visibleCells.count { $0.isSelected } }
        var lit: Int { tableView.visibleCells.count { $0.isHighlighted } }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            heard.append("will \(indexPath.row)")
            return indexPath.row == refused ? nil : indexPath
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("did \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            heard.append("left \(indexPath.row)")
        }
    }

    private func rows(on screen: WatchedScreen) -> Rows {
        let rows = Rows(style: .plain)
        screen.window.rootViewController = rows
        screen.ask(1)
        screen.turn()
        return rows
    }

    /// The middle of a row of 44 points, below nothing.
    private func middle(_ row: Int) -> Double { Double(row) * 44 + 22 }

    @Test("a tap chooses one in the place of another, and both are told")
    func tap() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        try screen.tap(100, middle(2))
        #expect(rows.heard == ["will 2", "did 2"])
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        try screen.tap(100, middle(3))
        #expect(rows.heard == ["will 2", "did 2", "will 3", "left 2", "did 3"])
        #expect(rows.chosen == 1)
        rows.refused = 4
        try screen.tap(100, middle(4))
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        rows.tableView.allowsSelection = false
        try screen.tap(100, middle(5))
        #expect(rows.heard.last == "will 4")
    }

    @Test("a row is grey from the finger on until the app takes that back")
    func looks() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        let usual = try screen.color(300, 66)
        screen.ask(2)
        try screen.touch(.began, 100, middle(1))
        screen.turn()
        #expect(try screen.color(300, 66) != usual)
        #expect(rows.heard.isEmpty)
        try screen.touch(.ended, 100, middle(1))
        screen.ask(3)
        screen.turn()
        #expect(try screen.color(300, 66) != usual)
        rows.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        screen.ask(4)
        screen.turn()
        #expect(try screen.color(300, 66) == usual)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
        #expect(rows.heard == ["will 1", "did 1"])
    }

    @Test("a finger that scrolls chooses none")
    func scrolling() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        try screen.touch(.began, 100, 400)
        #expect(rows.lit == 1)
        try screen.touch(.cancelled, 100, 370)
        try screen.scroll(rows.tableView, to: 30)
        #expect(rows.heard.isEmpty)
        #expect(rows.lit == 0)
    }

    @Test("an app chooses one without being told, scrolls to it, and several where it wants that")
    func program() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = rows(on: screen)
        let table = try #require(rows.tableView)
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 30, section: 0)])
        #expect(table.contentOffset.y == min(30 * 44, 40 * 44 - table.bounds.height))
        #expect(rows.heard.isEmpty)
        table.allowsMultipleSelection = true
        table.contentOffset.y = 0
        screen.turn()
        try screen.tap(100, middle(1))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [30, 1])
        try screen.tap(100, middle(1))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [30])
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test("rows begin below a bar, which is filled once they are scrolled beneath it")
    func bar() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let rows = Rows(style: .plain)
        let stack = UINavigationController(rootViewController: rows)
        screen.window.rootViewController = stack
        screen.ask(1, on: WatchedScreen.display(top: 47))
        screen.turn()
        let table = try #require(rows.tableView)
        #expect(table.contentOffset.y == -91)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.convert(first.bounds, to: nil).minY == 91)
        #expect(stack.navigationBar.backgroundColor == .clear)
        try screen.scroll(table, to: -11)
        #expect(table.contentOffset.y == -11)
        #expect(stack.navigationBar.backgroundColor == .systemBackground)
        try screen.scroll(table, to: -91)
        #expect(table.contentOffset.y == -91)
        #expect(stack.navigationBar.backgroundColor == .clear)
        stack.isNavigationBarHidden = true
        #expect(table.contentOffset.y == -47)
        table.contentOffset.y = 100
        stack.isNavigationBarHidden = false
        #expect(table.contentOffset.y == 100, "what was scrolled stays where it is")
    }
}
