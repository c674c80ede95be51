// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BankKit
import Intents
import UIKit

/// An app without scenes: everything reaches the delegate of the app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let tabs = BankTabs()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .bank
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        // The viewer for phrases in the settings finds the rates there.
        INVoiceShortcutCenter.shared.setShortcutSuggestions(
            Rates.ofToday.all.compactMap { INShortcut(intent: ShowRateIntent($0)) })
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if let intent = userActivity.interaction?.intent as? ShowRateIntent {
            return show(Rates.ofToday.rate(intent.currency.code))
        }
        guard userActivity.activityType == CashMachineScreen.activityType else { return false }
        let screen = CashMachineScreen()
        tabs.show(screen, in: .accounts)
        // The screen takes the amount from the activity itself.
        restorationHandler([screen])
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        switch url.host {
        case "cash-machine": tabs.show(CashMachineScreen(), in: .accounts)
        case "rates" where url.path.count > 1: return show(Rates.ofToday.rate(url.lastPathComponent))
        case "rates": tabs.show(nil, in: .rates)
        default: return false
        }
        return true
    }

    private func show(_ rate: Rates.Rate?) -> Bool {
        guard let rate else { return false }
        tabs.show(RateScreen(rate), in: .rates)
        return true
    }
}
