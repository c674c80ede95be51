// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import Conversation
import Foundation
import HomeScreen
import IntentDefinition
import PersonalShortcuts
import Phrases
import Sentences
import Store
import Wire

/// Makes what search finds of what the system has, with words in all languages of the device.
struct FindingMaker {
    let catalog: AppCatalog
    /// The person's language first.
    let words: [ActionWords]
    /// What each app is called, in each language.
    private let names: [String: [String]]

    init(catalog: AppCatalog, words: [ActionWords]) {
        self.catalog = catalog
        self.words = words
        names = Dictionary(
            catalog.apps.map { app in (app.id.text, words.map { app.name(in: $0.language).withoutControls }) }
        ) { first, _ in first }
    }

    private func name(of app: String) -> String? { names[app]?.first }

    func apps(used actions: [DonatedActionRecord]) -> [Finding] {
        let used = Dictionary(actions.map { ($0.app, $0.used.timeIntervalSince1970) }, uniquingKeysWith: max)
        return catalog.apps.map { app in
            let titles = names[app.id.text] ?? []
            return Finding(
                entry: SearchEntry(
                    id: "app \(app.id)", kind: .app, title: titles.first ?? app.id.text,
                    otherTitles: Array(titles.dropFirst()), used: used[app.id.text]),
                app: app.id.text, deed: .open(app: app.id.text))
        }
    }

    func shortcuts(
        _ shortcuts: [ShortcutRecord], _ phrases: [ActionKey: PhraseRecord], used actions: [DonatedActionRecord]
    ) -> [Finding] {
        var used: [UUID: Double] = [:]
        for action in actions {
            if case .shortcut(let id, _) = action.content { used[id] = action.used.timeIntervalSince1970 }
        }
        return shortcuts.map { record in
            let shortcut = ShownShortcut(record, phrase: phrases[ActionKey(shortcut: record.identifier)])
            return Finding(
                entry: SearchEntry(
                    id: "shortcut \(shortcut.id)", kind: .shortcut, title: shortcut.name,
                    otherTitles: [shortcut.phrase].compactMap(\.self), used: used[shortcut.id]),
                subtitle: shortcut.phrase.map { "“\($0)”" }, color: shortcut.color,
                deed: .runShortcut(id: shortcut.id))
        }
    }

    /// Those of shortcuts are names of the shortcuts.
    func phrases(_ phrases: [PhraseRecord]) -> [Finding] {
        phrases.filter { $0.app != ShortcutRecord.app }.map { phrase in
            let text = phrase.text.withoutControls
            let beginning = text.firstIndex(of: "{").map { String(text[..<$0]) }
            return Finding(
                entry: SearchEntry(
                    id: "phrase \(phrase.id)", kind: .phrase, title: text.replacing(/\{[^}]*\}/, with: "…"),
                    keywords: words.map { $0.title(of: phrase) } + (names[phrase.app] ?? [])),
                subtitle: words[0].title(of: phrase), app: phrase.app, deed: beginning.map { .begin($0) } ?? .say(text))
        }
    }

    /// What was done in apps, and what apps have shown and let be searched for.
    func actions(_ actions: [DonatedActionRecord]) -> [Finding] {
        actions.compactMap { action in
            guard words[0].knows(action) else { return nil }
            var entry = SearchEntry(
                id: "action \(action.id)", kind: .action, title: words[0].title(of: action),
                otherTitles: words.dropFirst().map { $0.title(of: action) }, keywords: names[action.app] ?? [],
                used: action.used.timeIntervalSince1970)
            var subtitle = name(of: action.app)
            switch action.content {
            // Among the shortcuts.
            case .shortcut: return nil
            case .activity(_, let activity):
                let attributes = activity.attributes
                entry.keywords += (activity.keywords ?? []) + (attributes?.keywords ?? [])
                entry.otherTitles += [attributes?.title, attributes?.displayName].compactMap { $0?.withoutControls }
                entry.text = attributes?.description
                if activity.eligibility?.contains(.search) == true { entry.kind = .content }
                subtitle = [attributes?.description?.withoutControls, subtitle].compactMap(\.self).first
            case .intent: break
            }
            return Finding(entry: entry, subtitle: subtitle, app: action.app, deed: .runAction(id: action.id))
        }
    }

    /// - Parameter menus: Of the app's icon, in each language; all in the same order.
    func quickActions(of app: InstalledApp, _ menus: [[ShownQuickAction]]) -> [Finding] {
        menus[0].enumerated().map { place, action in
            let item = action.action.item
            let titles = menus.dropFirst().compactMap { place < $0.count ? $0[place].action.item.title : nil }
            return Finding(
                entry: SearchEntry(
                    id: "quick \(app.id) \(action.id)", kind: .quickAction, title: item.title.withoutControls,
                    otherTitles: titles.map(\.withoutControls),
                    keywords: [item.subtitle].compactMap(\.self) + (names[app.id.text] ?? [])),
                subtitle: item.subtitle?.withoutControls ?? name(of: app.id.text), app: app.id.text,
                deed: .quickAction(id: action.id, app: app.id.text))
        }
    }

    /// What apps propose to give a phrase to, which can be said as it is called.
    func proposals(_ proposals: [ProposalRecord]) -> [Finding] {
        proposals.compactMap { proposal in
            guard case .intent = proposal.action, proposal.kind == .shortcut else { return nil }
            let title = words[0].title(of: proposal)
            return Finding(
                entry: SearchEntry(
                    id: "proposal \(proposal.id)", kind: .sentence, title: title,
                    otherTitles: words.dropFirst().map { $0.title(of: proposal) }, keywords: names[proposal.app] ?? []),
                subtitle: name(of: proposal.app), app: proposal.app, deed: .say(title))
        }
    }

    /// What can be said to apps, but for what is among the rest by the same title.
    func sentences(_ sentences: [OfferedSaying], besides others: [Finding]) -> [Finding] {
        let known = Set(others.map { [$0.app ?? "", $0.entry.title] })
        let titles = titles()
        return sentences.compactMap { saying in
            guard let app = saying.app, let intent = saying.intent else { return nil }
            let text = saying.text.withoutControls
            guard !known.contains([app, text]) else { return nil }
            let beginning = saying.beginning?.withoutControls
            return Finding(
                entry: SearchEntry(
                    id: "sentence \(app) \(intent) \(text)", kind: beginning == nil ? .sentence : .beginning,
                    title: text, otherTitles: titles[[app, intent]] ?? [], keywords: names[app] ?? []),
                subtitle: name(of: app), app: app, deed: beginning.map { .begin($0) } ?? .say(text))
        }
    }

    /// What each intent is called in all but the person's language, by app and class.
    private func titles() -> [[String]: [String]] {
        var titles: [[String]: [String]] = [:]
        for app in catalog.apps {
            for intent in app.intents {
                titles[[app.id.text, intent.className]] = words.dropFirst().flatMap { words in
                    intent.titles(in: words.language).map {
                        $0.replacing(/\$\{[^}]*\}/, with: "…").withoutControls
                    }
                }
            }
        }
        return titles
    }

    func contents(_ contents: some Sequence<ContentRecord>) -> [Finding] {
        contents.map { record in
            let content = record.content
            let text = [content.description, content.text].compactMap(\.self).joined(separator: "\n")
            return Finding(
                entry: SearchEntry(
                    id: "content \(record.id)", kind: .content, title: content.title.withoutControls,
                    otherTitles: content.otherTitles, keywords: content.keywords + (names[record.app] ?? []),
                    text: text.isEmpty ? nil : text),
                subtitle: content.description?.withoutControls ?? name(of: record.app), app: record.app,
                deed: .content(identifier: content.identifier, app: record.app))
        }
    }
}

extension OfferedIntent {
    /// Its title, and those of its combinations of parameters.
    fileprivate func titles(in language: String) -> [String] {
        let combinations = declaration.suggestionCombinations + declaration.shortcutCombinations
        return ([declaration.title] + combinations.map(\.title)).compactMap(\.self).map { words(of: $0, in: language) }
    }
}
