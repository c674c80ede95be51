// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import Conversation
import Donations
import Foundation
import HomeScreen
import PersonalShortcuts
import Store
import SystemTexts

extension DeviceAdapter {
    /// So many actions, phrases and contents are looked through, of each the latest.
    private static let most = 20_000

    func findings(language: String) async throws -> [Finding] {
        let others = Texts<PageText>.languages.filter { $0 != language }
        let catalog = try await system.apps.catalog()
        let words = ([language] + others).map { system.words(in: $0, of: catalog) }
        let makes = FindingMaker(catalog: catalog, words: words)
        let actions = try await system.donations.actions(limit: Self.most)
        var findings = makes.apps(used: actions)
        let phrases = try await phrases(in: catalog)
        findings += makes.shortcuts(try await system.shortcuts.all(), phrases, used: actions)
        findings += makes.phrases(try await system.phrases.latest(Self.most))
        findings += makes.actions(actions)
        for app in catalog.apps {
            var menus: [[ShownQuickAction]] = []
            for words in words {
                let menu = try await system.homeScreen.menu(of: app, language: words.language)
                menus.append(ShownQuickAction.menu(Array(menu.shown())))
            }
            findings += makes.quickActions(of: app, menus)
        }
        findings += makes.proposals(try await system.phrases.proposals())
        findings += makes.sentences(try await system.titles(language), besides: findings)
        let contents = try await system.facts.contents(at: system.surroundings.now().date)
        return findings + makes.contents(contents.prefix(Self.most))
    }
}
