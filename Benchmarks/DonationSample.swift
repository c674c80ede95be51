// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Donations
import Foundation
import IntentDefinition
import IntentValues
import Store
import Wire

/// Five apps of twenty shortcuts each, which donate as fast as they like.
struct DonationSample {
    static let apps = (1...5).map { "org.example.app\($0)" }
    static let shortcutsOfApp = 20
    /// With room for a million.
    static let room = DonationRoom(shortcuts: shortcutsOfApp, donations: 1_000_000)

    let state: StateFolder
    let store: Store
    let donations: Donations
    private let identities: [BundleIdentity]

    init(in folder: URL) async throws {
        state = StateFolder(root: folder)
        store = try await Store.open(state)
        var limits = DonationLimits()
        (limits.burst, limits.rate, limits.room) = (1e12, 1e12, Self.room)
        guard let team = TeamIdentifier("AAAAAAAAAA") else { throw BenchmarkError("the team is malformed") }
        identities = try Self.apps.map { name in
            guard let app = BundleIdentifier(name) else { throw BenchmarkError("\(name) is malformed") }
            return BundleIdentity(bundle: app, app: app, team: team, entitlements: Entitlements())
        }
        let intent = Self.intent(of: identities[0].app)
        donations = Donations(
            store: store, limits: limits, intents: { _ in [intent] }, uptime: { .zero },
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
        for app in Self.apps {
            try await store.record(
                AppRecord(identifier: app, name: app, path: "\(app).app", installed: Date(), extensions: []),
                by: TeamRecord(identifier: team.text, key: "01", name: "Sample"))
        }
    }

    /// The way from an app's call to the disk.
    func donate(_ number: Int) async throws {
        let (app, page) = Self.shortcut(number)
        let intent = IntentPayload(className: "Sample.ReadIntent", values: ["page": .integer(page)])
        let reply = await donations.answer(
            .donate(DonationPayload(InteractionPayload(intent: intent))), from: identities[app])
        guard reply.donation != nil else { throw BenchmarkError("a donation was refused: \(reply)") }
    }

    /// - Parameter named: Whether it has an identifier and a group, one for a hundred.
    static func new(_ number: Int, named: Bool = false) -> NewDonation {
        let (app, page) = shortcut(number)
        let moment = Date(timeIntervalSince1970: 1_800_000_000 + Double(number))
        return NewDonation(
            app: apps[app], intent: "ReadIntent", key: "{\"page\":{\"integer\":\(page)}}",
            content: IntentPayload(className: "Sample.ReadIntent", values: ["page": .integer(page)]), received: moment,
            record: DonationRecord(
                moment: moment, direction: .outgoing, status: 3, identifier: named ? identifier(number) : nil,
                group: named ? "group \(number / 100)" : nil))
    }

    /// As long as a UUID.
    static func identifier(_ number: Int) -> String {
        let digits = String(number)
        return "D0" + String(repeating: "0", count: 34 - digits.count) + digits
    }

    /// Each of the hundred in no particular order.
    private static func shortcut(_ number: Int) -> (app: Int, page: Int) {
        let drawn = Int((UInt64(number) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) >> 33)
        return (drawn % apps.count, drawn / apps.count % shortcutsOfApp)
    }

    private static func intent(of app: BundleIdentifier) -> OfferedIntent {
        var declaration = IntentDeclaration(name: "Read", category: "generic", verb: "Do")
        declaration.suggestionCombinations = [
            CombinationDeclaration(parameters: ["page"], title: LocalizableText("Read ${page}"))
        ]
        return OfferedIntent(
            declaration: declaration,
            definition: LocalizedDefinition(
                file: DefinitionFile(modelVersion: .xcode12, intents: [declaration]), name: "Intents"),
            module: "Sample", handler: app, isRestrictedWhileLocked: false)
    }
}
