// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import DeviceServer
import Donations
import Foundation
import HomeScreen
import QuickActions
import Searching
import Store
import SystemTexts
import Wire

extension DeviceAdapter {
    /// So many actions, phrases and contents are looked through, of each the latest.
    private static let most = 20_000

    func findings(language: String) async throws -> [DeviceFinding] {
        let others = Texts<PageText>.languages.filter { $0 != language }
        let catalog = try await system.apps.catalog()
        let words = ([language] + others).map {
            ActionWords(catalog: catalog, language: $0, calendar: surroundings.calendar)
        }
        let makes = FindingMaker(catalog: catalog, words: words)
        let actions = try await system.donations.actions(limit: Self.most)
        var findings = makes.apps(used: actions)
        findings += makes.shortcuts(try await shortcuts(language: language), used: actions)
        findings += makes.phrases(try await system.store.latestPhrases(Self.most))
        findings += makes.actions(actions)
        for app in catalog.apps {
            var menus: [[ShownQuickAction]] = []
            for words in words {
                let menu = try await system.homeScreen.menu(of: app, language: words.language)
                menus.append(ShownQuickAction.menu(Array(menu.shown())))
            }
            findings += makes.quickActions(of: app, menus)
        }
        findings += makes.proposals(try await system.store.proposals())
        findings += makes.sentences(try await system.titles(language), besides: findings)
        return findings + makes.contents(try await system.store.contents(at: surroundings.now().date).prefix(Self.most))
    }

    func openContent(_ identifier: String, of app: String) async throws {
        try await system.open(try await self.app(app), for: .content(identifier))
    }
}
