// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Donations
import Foundation
import IntentDefinition
import IntentValues
import Store
import Synchronization
import TestSupport
import Testing
import Wire

/// Donations on a store of their own, with two installed apps and clocks that a test sets.
struct TestDonations {
    static let app = "org.example.parlour"
    static let other = "org.example.rival"

    /// The time it is, by the wall and by the clock that only goes forward, in seconds.
    final class Clock: Sendable {
        private let state = Mutex((wall: 1_800_000_000.0, uptime: 0.0))
        var date: Date { Date(timeIntervalSince1970: state.withLock { $0.wall }) }
        var uptime: Duration { .seconds(state.withLock { $0.uptime }) }

        func advance(_ seconds: Double) {
            state.withLock { state in
                state.wall += seconds
                state.uptime += seconds
            }
        }

        func set(_ date: Date) { state.withLock { $0.wall = date.timeIntervalSince1970 } }
    }

    final class Reports: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    let folder: TemporaryFolder
    let store: Store
    let donations: Donations
    let clock = Clock()
    let reports = Reports()
    let identity: BundleIdentity

    init(limits: DonationLimits = .standard, intents: [OfferedIntent]? = nil) async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
        let (clock, reports) = (clock, reports)
        let intents = try intents ?? [Self.order(), Self.look()]
        donations = Donations(
            store: store, limits: limits, intents: { _ in intents }, now: { clock.date }, uptime: { clock.uptime },
            report: { reports.add("\($0)") })
        identity = try Self.identity(Self.app)
        for app in [Self.app, Self.other] {
            try await store.record(
                AppRecord(
                    identifier: app, name: "Parlour", path: "\(app).app", installed: clock.date, extensions: []),
                by: TeamRecord(identifier: "AAAAAAAAAA", key: "01", name: "Bakers"))
        }
    }

    static func identity(_ app: String, bundle: String? = nil) throws -> BundleIdentity {
        BundleIdentity(
            bundle: try #require(BundleIdentifier(bundle ?? app)), app: try #require(BundleIdentifier(app)),
            team: try #require(TeamIdentifier("AAAAAAAAAA")), entitlements: Entitlements())
    }

    /// `OrderIntent`: with a kind, with kind and size, or with nothing.
    static func order(_ change: (inout IntentDeclaration) -> Void = { _ in }) throws -> OfferedIntent {
        var declaration = IntentDeclaration(name: "Order", category: "order", verb: "Order")
        declaration.suggestionCombinations = [
            CombinationDeclaration(parameters: [], title: LocalizableText("Order")),
            CombinationDeclaration(parameters: ["kind"], title: LocalizableText("Order ${kind}")),
            CombinationDeclaration(parameters: ["kind", "size"], title: LocalizableText("Order ${size} ${kind}")),
        ]
        change(&declaration)
        return try offered(declaration)
    }

    /// `LookIntent`, which needs a place.
    static func look() throws -> OfferedIntent {
        var declaration = IntentDeclaration(name: "Look", category: "information", verb: "View")
        declaration.suggestionCombinations = [
            CombinationDeclaration(parameters: ["place"], title: LocalizableText("Look at ${place}"))
        ]
        return try offered(declaration)
    }

    static func offered(_ declaration: IntentDeclaration) throws -> OfferedIntent {
        OfferedIntent(
            declaration: declaration,
            definition: LocalizedDefinition(
                file: DefinitionFile(modelVersion: .xcode12, intents: [declaration]), name: "Intents"),
            module: "ParlourIntents", handler: try #require(BundleIdentifier("\(app).intents")),
            isRestrictedWhileLocked: false)
    }

    /// Donates an order, a second after the last.
    @discardableResult
    func order(
        _ values: [String: IntentValue] = ["kind": .string("margherita")], identifier: String? = nil,
        group: String? = nil, by identity: BundleIdentity? = nil, change: (inout DonationPayload) -> Void = { _ in }
    ) async -> Result<Int?, CallRefusal> {
        clock.advance(1)
        var donation = DonationPayload(
            InteractionPayload(intent: IntentPayload(className: "Parlour.OrderIntent", values: values)),
            identifier: identifier, group: group)
        change(&donation)
        return await donations.answer(.donate(donation), from: identity ?? self.identity)
    }

    /// The values of the actions there are, the last used first.
    func values(of app: String? = nil) async throws -> [[String: IntentValue]] {
        try await donations.actions(app: app).map { action in
            guard case .intent(_, let payload) = action.content else { return [:] }
            return payload.values
        }
    }

    /// The kinds of the actions there are, the last used first.
    func kinds(of app: String? = nil) async throws -> [String] {
        try await values(of: app).map { if case .string(let kind)? = $0["kind"] { kind } else { "-" } }
    }
}
