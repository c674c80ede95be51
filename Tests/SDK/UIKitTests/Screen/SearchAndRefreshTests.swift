// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Lists that are searched and asked for again") @MainActor struct SearchAndRefreshTests {
    private final class Updater: NSObject, UISearchResultsUpdating {
        var heard: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            heard.append((searchController.isActive ? "+" : "-") + (searchController.searchBar.text ?? ""))
        }
    }

    private func stack(on screen: WatchedScreen, _ root: UIViewController) -> UINavigationController {
        root.title = "List"
        let stack = UINavigationController(rootViewController: root)
        screen.window.rootViewController = stack
        screen.ask(1, on: WatchedScreen.display(top: 47))
        screen.turn()
        return stack
    }

    @Test("what is typed in the bar below the title is looked for, until Cancel")
    func search() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (root, updater) = (UIViewController(), Updater())
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        root.navigationItem.searchController = search
        let stack = stack(on: screen, root)
        #expect(stack.navigationBar.frame.height == 47 + 44 + UISearchBar.height)
        #expect(root.view.safeAreaInsets.top == stack.navigationBar.frame.height)
        search.searchBar.searchTextField.becomeFirstResponder()
        #expect(search.isActive && search.searchBar.showsCancelButton)
        search.searchBar.text = "tea"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        search.isActive = false
        #expect(updater.heard == ["+", "+tea", "-"])
        #expect(!search.searchBar.showsCancelButton && search.searchBar.text == "")
    }

    @Test("a list is asked for again when it was pulled far enough and let go", arguments: [-80.0, -30])
    func refresh(_ pull: Double) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        view.refreshControl = control
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        try screen.scroll(view, to: pull)
        #expect(count == 0 && !control.isRefreshing)
        try screen.scroll(view, to: pull, .gliding)
        try screen.scroll(view, to: 0, .resting)
        let isFar = pull < -60
        #expect(count == (isFar ? 1 : 0) && control.isRefreshing == isFar)
        #expect(view.adjustedContentInset.top == (isFar ? 60 : 0))
        control.endRefreshing()
        #expect(view.adjustedContentInset.top == 0)
    }

    @Test("a large title goes as the contents are scrolled, and comes back")
    func largeTitle() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (root, scroll) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scroll)
        let stack = stack(on: screen, root)
        stack.navigationBar.prefersLargeTitles = true
        screen.turn()
        let bar = stack.navigationBar
        #expect(bar.frame.height == 143 && scroll.contentOffset.y == -143)
        try screen.scroll(scroll, to: -123)
        screen.turn()
        #expect(bar.frame.height == 123)
        try screen.scroll(scroll, to: 100)
        screen.turn()
        #expect(bar.frame.height == 91 && bar.backgroundColor == .systemBackground)
        #expect(root.view.safeAreaInsets.top == 143)
        try screen.scroll(scroll, to: -143)
        screen.turn()
        #expect(bar.frame.height == 143 && bar.backgroundColor == .clear)
    }
}
