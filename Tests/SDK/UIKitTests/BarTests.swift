// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Bars, and what an app says of all of them", .serialized) @MainActor struct BarTests {
    @Test("what is not set on a navigation bar is that of all")
    func navigationBars() {
        let line = UIImage()
        let background = UIImage()
        let all = UINavigationBar.appearance()
        all.shadowImage = line
        all.setBackgroundImage(background, for: .compact)
        all.barStyle = .black
        defer {
            all.shadowImage = nil
            all.setBackgroundImage(nil, for: .compact)
            all.barStyle = .default
        }
        let bar = UINavigationController().navigationBar
        #expect(bar.shadowImage === line)
        #expect(bar.backgroundImage(for: .compact) === background)
        #expect(bar.backgroundImage(for: .default) == nil)
        #expect(bar.barStyle == .black)
        bar.barStyle = .default
        #expect(bar.barStyle == .default)
        #expect(all.barStyle == .black)
    }

    @Test("what is not set on a toolbar is that of all, and a line for any place serves each")
    func toolbars() {
        let line = UIImage()
        let all = UIToolbar.appearance()
        all.setShadowImage(line, forToolbarPosition: .any)
        all.barTintColor = .white
        defer {
            all.setShadowImage(nil, forToolbarPosition: .any)
            all.barTintColor = nil
        }
        let controller = UINavigationController()
        controller.setToolbarHidden(false, animated: false)
        #expect(!controller.isToolbarHidden)
        #expect(controller.toolbar.shadowImage(forToolbarPosition: .bottom) === line)
        #expect(controller.toolbar.barTintColor == .white)
        let own = UIImage()
        controller.toolbar.setShadowImage(own, forToolbarPosition: .bottom)
        #expect(controller.toolbar.shadowImage(forToolbarPosition: .bottom) === own)
    }

    @Test("titles of buttons and of tabs look as all do in their state, buttons and tabs apart")
    func titles() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance().tintColor = .green
        defer {
            UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
            UIBarButtonItem.appearance().tintColor = nil
        }
        let button = UIBarButtonItem(customView: UIView())
        #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(button.titleTextAttributes(for: .disabled) == nil)
        #expect(button.tintColor == .green)
        #expect(UITabBarItem().titleTextAttributes(for: .normal) == nil)
    }

    @Test("the way back to a screen without a title has a name in the app's language")
    func wayBack() {
        #expect(NavigationBarContents.wordForBack(in: "zh-Hans") == "返回")
        #expect(NavigationBarContents.wordForBack(in: "en") == "Back")
    }

    @Test("a title is as large as that of the screen below, unless the screen says otherwise")
    func largeTitles() {
        let controllers = (0..<4).map { _ in UIViewController() }
        let stack = UINavigationController(rootViewController: controllers[0])
        stack.navigationBar.prefersLargeTitles = true
        stack.loadViewIfNeeded()
        let heights = controllers.map { controller -> CGFloat in
            if controller === controllers[2] { controller.navigationItem.largeTitleDisplayMode = .never }
            if controller !== controllers[0] { stack.pushViewController(controller, animated: false) }
            return stack.navigationBar.height
        }
        #expect(heights == [96, 96, 44, 44])
    }

    @Test("the way back is named after where it leads, as far as the title keeps its place in the middle")
    func nameOfWayBack() throws {
        let names = [("Menu", "Order"), ("A menu of many things", "Order"), ("Menu", "An order of many, many things")]
        let shown = try names.map { from, to -> (String?, CGFloat) in
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = (from, to)
            let stack = UINavigationController(rootViewController: first)
            stack.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
            stack.pushViewController(second, animated: false)
            stack.view.layoutIfNeeded()
            let button = stack.navigationBar.subviews.compactMap { $0 as? UIButton }.first
            let label = try #require(stack.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
            return (button?.currentTitle, label.frame.midX)
        }
        #expect(shown.map(\.0) == ["‹ Menu", "‹ Back", "‹"])
        #expect(shown.allSatisfy { abs($0.1 - 195) < 0.5 }, "\(shown)")
    }

    @Test("headers of groups are in capitals, and footers as they are written")
    func captions() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        }
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .grouped), Rows())
        table.dataSource = rows
        table.layoutIfNeeded()
        let texts = table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
        #expect(texts == ["HEADER", "Footer"])
    }

    @Test("grouped rows without a header keep away from the top, and begin below what heads the table")
    func firstRows() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let tops = [UITableView.Style.plain, .grouped, .insetGrouped].map { style in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: style)
            table.dataSource = rows
            table.layoutIfNeeded()
            let alone = table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            table.layoutIfNeeded()
            return [alone, table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY]
        }
        #expect(tops == [[0, 50], [18, 50], [18, 50]])
    }

    @Test("an image on a filled button has the colour of the title")
    func filledButton() {
        var look = UIButton.Configuration.filled()
        look.title = "Order"
        look.image = UIImage(systemName: "cart")
        let button = UIButton(configuration: look)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .white && button.titleLabel?.textColor == .white)
    }

    @Test("a page beyond the last is the last")
    func pages() {
        let pages = UIPageControl(frame: .zero)
        pages.numberOfPages = 3
        for (wanted, page) in [(7, 2), (-1, 0), (1, 1)] {
            pages.currentPage = wanted
            #expect(pages.currentPage == page)
        }
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test("a tab of a kind that the system knows keeps it")
    func systemItem() {
        let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
        #expect(item.systemItem == .favorites)
        #expect(item.tag == 3)
    }

    @Test("a black tab bar is black, unless it has a color of its own")
    func blackTabBar() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
        bar.barStyle = .black
        bar.layoutIfNeeded()
        #expect(bar.backgroundColor == .black)
        bar.barTintColor = .red
        bar.layoutIfNeeded()
        #expect(bar.backgroundColor == .red)
    }

    @Test("a view with an effect has room for contents, which grow with it")
    func effects() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        #expect((view.effect as? UIBlurEffect)?.style == .dark)
        #expect(view.contentView.superview === view)
        #expect(view.contentView.bounds.size == CGSize(width: 40, height: 30))
    }
}
