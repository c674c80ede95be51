// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Conversation
import Sentences
import SystemTexts

extension Sequence<InstalledApp> {
    /// What a person reads of each of the apps where they stand side by side: its name, and where others are called the
    /// same the team that signed it, which nobody else can write; of one team's the identifier.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func distinctNames(in language: String) -> [BundleIdentifier: String] {
        let apps = Dictionary(map { ($0.id, $0) }) { first, _ in first }
        let alike = Dictionary(grouping: apps.values) { app in
            let name = app.name(in: language)
            return SpokenName(name).map(NameKey.spoken) ?? .written(name)
        }
        var names: [BundleIdentifier: String] = [:]
        for group in alike.values {
            let teams = Dictionary(grouping: group, by: \.identity.team)
            for app in group {
                let name = app.name(in: language)
                guard group.count > 1 else {
                    names[app.id] = name
                    continue
                }
                let isAlone = teams[app.identity.team]?.count == 1
                let mark: Sentence =
                    isAlone ? "\(name) (team \(app.identity.team))" : "\(name) (\(app.id))"
                names[app.id] = mark.text(in: language)
            }
        }
        return names
    }
}

/// By what names are alike.
private enum NameKey: Hashable {
    case spoken(SpokenName)
    /// One that nobody can say.
    case written(String)
}
