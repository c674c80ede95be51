// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import UIKit

/// The menu, the favourites, and what was ordered.
final class PizzeriaTabs: UITabBarController {
    private let book = OrderBook()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            stack(MenuScreen(book: book), "fork.knife", NSLocalizedString("Menu", comment: "a tab")),
            stack(
                MenuScreen(book: book, isFavourites: true), "heart.fill",
                NSLocalizedString("Favourites", comment: "title")),
            stack(
                OrdersScreen(book: book), "takeoutbag.and.cup.and.straw.fill",
                NSLocalizedString("Orders", comment: "title")),
        ]
    }

    /// Goes to the orders, and to the one that a conversation was about.
    func show(_ intent: OrderPizzaIntent) {
        loadViewIfNeeded()
        selectedIndex = 2
        guard let stack = selectedViewController as? UINavigationController else { return }
        let screen = OrderScreen(intent)
        stack.setViewControllers(stack.viewControllers.prefix(1) + [screen], animated: false)
    }

    private func stack(_ screen: UIViewController, _ symbol: String, _ title: String) -> UIViewController {
        let stack = UINavigationController(rootViewController: screen)
        stack.navigationBar.prefersLargeTitles = true
        stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return stack
    }
}
