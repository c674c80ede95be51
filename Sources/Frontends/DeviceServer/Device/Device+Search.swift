// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import Phrases
import Store
import SystemTexts
import Wire

/// Search over everything.
extension Device {
    /// What was typed finds this, as JSON.
    func found(for typed: DeviceTyping) async throws -> Data {
        try JSONEncoder.device.encode(try await findings().search(typed.text))
    }

    /// Does what a finding stands for.
    func take(_ id: String) async throws {
        guard let finding = try await findings()[id] else { throw DeviceRefusal(.noAction) }
        switch finding.deed {
        case .open(let app): try await open(app)
        case .show(let sheet): try await perform(.show(sheet: sheet))
        case .runAction(let id): try await begin(.again(id, said: finding.entry.title))
        case .runShortcut(let id): try await perform(.runShortcut(id: id))
        case .say(let text): try await perform(.say(text: text))
        case .quickAction(let id, let app): try await perform(id, ofMenuOf: app)
        case .content(let identifier, let app): try await open(app, for: .content(identifier))
        // The page does these.
        case .begin: try await perform(.listen)
        case .setting: try await perform(.show(sheet: .settings))
        }
    }

    /// One that is in the menu now: the app may have set others since it was found.
    private func perform(_ id: String, ofMenuOf app: String) async throws {
        _ = try await readMenu(of: app)
        try await perform(.perform(quickAction: id, app: app))
    }

    /// What may be found now; put together at the first search after a change, and others wait that long.
    private func findings() async throws -> FindingShelf {
        if let shelf { return try await shelf.value }
        let (system, language) = (system, language)
        let (own, latest) = (ownFindings, Array(state.recents.enumerated()))
        let made = Task.detached {
            let used = Dictionary(latest.map { ($1, Double.greatestFiniteMagnitude / Double($0 + 2)) }) { first, _ in
                first
            }
            let all = try await system.findings(language: language)
            return FindingShelf(
                (all + own).map { finding in
                    var finding = finding
                    // What is open was used last of all.
                    if finding.entry.kind == .app, let app = finding.app {
                        finding.entry.used = used[app] ?? finding.entry.used
                    }
                    return finding
                })
        }
        shelf = made
        do {
            return try await made.value
        } catch {
            if shelf == made { shelf = nil }
            throw error
        }
    }

    /// What is the device's own.
    private var ownFindings: [Finding] {
        let texts = PageTexts(language)
        let sheets: [(PageText, DeviceCommand.Sheet)] = [
            (.shortcuts, .shortcuts), (.settings, .settings), (.developer, .developer),
        ]
        return sheets.map { text, sheet in
            Finding(entry: texts.entry("sheet \(sheet.rawValue)", .app, text), deed: .show(sheet: sheet))
        } + texts.settings(of: state.settings.map(\.app), names: Dictionary(state.apps.map { ($0.id, $0.name) }) { $1 })
    }
}

/// The words of the page in the person's language and the other ones.
private struct PageTexts {
    private let all: [Texts<PageText>]

    init(_ language: String) {
        let own = Texts<PageText>(language)
        all = [own] + Texts<PageText>.languages.map { Texts<PageText>($0) }
    }

    func entry(_ id: String, _ kind: SearchEntry.Kind, _ text: PageText, _ keywords: [String] = []) -> SearchEntry {
        SearchEntry(
            id: id, kind: kind, title: all[0](text), otherTitles: all.dropFirst().map { $0(text) }, keywords: keywords)
    }

    /// The rows of the settings: those of each app, and the others.
    func settings(of apps: [String], names: [String: String]) -> [Finding] {
        DeviceSetting.allCases.flatMap { row in
            row.section == .app
                ? apps.map { setting(row, of: $0, named: names[$0] ?? $0) } : [setting(row, in: row.section.title)]
        }
    }

    private func setting(_ row: DeviceSetting, in section: PageText?) -> Finding {
        let keywords = ([section ?? .settings] + row.choices).flatMap { text in all.map { $0(text) } }
        let entry = entry("setting \(row.rawValue)", .setting, row.title, keywords)
        return Finding(entry: entry, subtitle: all[0](section ?? .settings), deed: .setting(key: row.rawValue))
    }

    private func setting(_ row: DeviceSetting, of app: String, named name: String) -> Finding {
        let entry = entry(
            "setting \(row.rawValue) \(app)", .setting, row.title, [name] + all.map { $0(.settings) })
        return Finding(entry: entry, subtitle: name, app: app, deed: .setting(key: "\(row.rawValue)-\(app)"))
    }
}
