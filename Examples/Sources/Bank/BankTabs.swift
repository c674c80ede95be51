// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import UIKit

/// The parts of the bank, each with a stack of screens of its own.
final class BankTabs: UITabBarController {
    enum Part: Int {
        case accounts, rates, converter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            stack(AccountsScreen(), "creditcard.fill", NSLocalizedString("Accounts", comment: "title")),
            stack(RatesScreen(.ofToday), "chart.line.uptrend.xyaxis", NSLocalizedString("Rates", comment: "title")),
            stack(
                ConverterScreen(.ofToday), "arrow.left.arrow.right",
                NSLocalizedString("Converter", comment: "title")),
        ]
    }

    /// Goes to a part, and there to a screen right above its first, whatever was there before.
    func show(_ screen: UIViewController?, in part: Part) {
        loadViewIfNeeded()
        selectedIndex = part.rawValue
        guard let stack = selectedViewController as? UINavigationController else { return }
        stack.setViewControllers(stack.viewControllers.prefix(1) + [screen].compactMap(\.self), animated: false)
    }

    private func stack(_ screen: UIViewController, _ symbol: String, _ title: String) -> UIViewController {
        let stack = UINavigationController(rootViewController: screen)
        stack.navigationBar.prefersLargeTitles = true
        stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return stack
    }
}
