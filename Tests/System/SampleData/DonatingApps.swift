// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
package import Donations
package import Foundation
import IntentDefinition
import IntentValues
package import Store
package import Wire

/// Installed apps that donate what was read, page by page and as fast as they like, from the system's side.
package struct DonatingApps: Sendable {
    /// A name that is not an app's.
    package struct MalformedName: Error {}

    package let names: [String]
    package let store: Store
    package let donations: Donations
    private let identities: [BundleIdentity]

    /// Installs the apps into a state folder, which may have them already.
    ///
    /// - Parameter room: How much is kept of each.
    /// - Throws: ``MalformedName``, or an error of the store.
    package init(_ names: [String], in state: URL, room: DonationRoom = DonationRoom()) async throws {
        self.names = names
        store = try await Store.open(StateFolder(root: state))
        guard let team = TeamIdentifier("AAAAAAAAAA") else { throw MalformedName() }
        identities = try names.map { name in
            guard let app = BundleIdentifier(name) else { throw MalformedName() }
            return BundleIdentity(bundle: app, app: app, team: team, entitlements: Entitlements())
        }
        for name in names {
            try await store.record(
                AppRecord(
                    identifier: name, name: name, path: "\(name).app", installed: Date(timeIntervalSince1970: 0),
                    extensions: []),
                by: TeamRecord(identifier: team.text, key: "01", name: "Readers"))
        }
        var limits = DonationLimits()
        (limits.burst, limits.rate, limits.room) = (1e12, 1e12, room)
        let intents = identities.prefix(1).map { Self.reading(by: $0.app) }
        donations = Donations(
            store: store, limits: limits, intents: { _ in intents }, uptime: { .zero },
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    }

    /// What is donated for a page.
    package static func intent(page: Int) -> IntentPayload {
        IntentPayload(className: "Reader.ReadIntent", values: ["page": .integer(page)])
    }

    /// The way from an app's call to the disk and back.
    ///
    /// - Parameter app: Its index among the names.
    package func answer(_ call: DonationCall, from app: Int = 0) async -> Result<Int?, CallRefusal> {
        await donations.answer(call, from: identities[app])
    }

    private static func reading(by app: BundleIdentifier) -> OfferedIntent {
        var declaration = IntentDeclaration(name: "Read", category: "generic", verb: "Do")
        declaration.suggestionCombinations = [
            CombinationDeclaration(parameters: ["page"], title: LocalizableText("Read ${page}"))
        ]
        return OfferedIntent(
            declaration: declaration,
            definition: LocalizedDefinition(
                file: DefinitionFile(modelVersion: .xcode12, intents: [declaration]), name: "Intents"),
            module: "Reader", handler: app, isRestrictedWhileLocked: false)
    }
}
