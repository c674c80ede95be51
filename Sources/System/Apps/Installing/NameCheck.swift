// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Conversation
import Sentences

/// Whether an app may go by its names beside the apps that are installed.
struct NameCheck {
    let app: InstalledApp
    /// The names that a person is used to, as an older version of the app has them.
    private let known: Set<SpokenName>

    init(_ app: InstalledApp, replacing former: InstalledApp?) {
        self.app = app
        known = Set(former?.allNames.compactMap(SpokenName.init) ?? [])
    }

    /// - Throws: ``InstallError`` for an alternative name that is said to any app.
    func check() throws(InstallError) {
        for name in app.info.alternativeNames {
            do throws(Problem<Fault>) {
                try SpokenName.check(alternative: name)
            } catch {
                throw InstallError(
                    .badPlist, app.id.text, reason: "INAlternativeAppNames: \(error.reason)", remedy: error.remedy)
            }
        }
    }

    /// - Throws: ``InstallError`` for a name that an app of another team has, and an alternative name that any has.
    func check(beside others: [InstalledApp]) throws(InstallError) {
        for other in others where other.id != app.id {
            let isOtherTeam = other.identity.team != app.identity.team
            let taken = Set((isOtherTeam ? other.allNames : other.titles).compactMap(SpokenName.init))
            for name in isOtherTeam ? app.allNames : app.info.alternativeNames {
                guard let spoken = SpokenName(name), taken.contains(spoken), !known.contains(spoken) else { continue }
                throw InstallError(
                    .nameTaken, app.id.text,
                    reason: "‘\(name)’ is the name of \(other.id), signed by the team \(other.identity.team)",
                    remedy: "uninstall \(other.id) first, or give the app another name")
            }
        }
    }
}

extension InstalledApp {
    /// The names that a person reads.
    fileprivate var titles: [String] { [info.title] + names.values.sorted() }

    /// All that people call it.
    fileprivate var allNames: [String] { titles + info.alternativeNames }
}
