// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import Apps
@testable import PersonalShortcuts

/// The phrases of an app that sells tickets, with a store of their own.
struct Kiosk {
    static let identifier = "org.example.kiosk"
    static let date = Date(timeIntervalSince1970: 1_800_000_000)

    let store: Store
    let phrases: PersonalPhrases
    let app: InstalledApp
    private let folder: TemporaryFolder
    private let isInFront: Bool

    /// - Parameters:
    ///   - isInFront: Whether a person sees the app.
    ///   - looked: Called before the app is looked up.
    init(
        limits: PhraseLimits = .standard, isInFront: Bool = true,
        looked: @escaping @Sendable () async -> Void = {}
    ) async throws {
        folder = try TemporaryFolder()
        self.isInFront = isInFront
        store = try await Store.open(StateFolder(root: folder.url))
        let app = try Self.installed()
        self.app = app
        for identifier in [Self.identifier, "org.example.other"] {
            try await store.record(
                AppRecord(identifier: identifier, name: "Kiosk", path: "/", installed: Self.date, extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        phrases = PersonalPhrases(
            store: store, screens: PhraseScreens(), limits: limits,
            surroundings: .init(
                app: { identifier in
                    await looked()
                    return identifier == app.id ? app : nil
                }, now: { Self.date },
                report: { Issue.record("\($0)") }))
    }

    var screens: PhraseScreens { phrases.screens }

    func answer(_ call: PhraseScreenCall, fromExtension isExtension: Bool = false) async
        -> Result<PhraseScreenCall.Reply, CallRefusal>
    {
        await phrases.answer(
            call, from: isExtension ? app.extensions[0].identity : app.identity, isInFront: { isInFront })
    }

    func phrases(_ call: PhrasesCall, fromExtension isExtension: Bool = false) async -> [PhrasePayload]? {
        await phrases.answer(call, from: isExtension ? app.extensions[0].identity : app.identity).reply
    }

    func propose(_ actions: [AppActionPayload]) async -> CallRefusal? {
        await phrases.answer(ProposedActionsCall(actions: actions), from: app.identity).refusal
    }

    func suggest(_ intents: [IntentPayload]) async -> CallRefusal? {
        await phrases.answer(SuggestedMediaCall(intents: intents), from: app.identity).refusal
    }

    /// Begins a call that shows a screen, and gives both.
    func show(_ call: PhraseScreenCall) async throws -> (
        screen: PhraseScreen, reply: Task<PhraseScreenCall.Reply?, Never>
    ) {
        let reply = Task { await answer(call).reply }
        for await open in screens.changes() {
            if let screen = open.first { return (screen, reply) }
        }
        throw CancellationError()
    }

    static func buy(_ values: [String: IntentValue] = ["zone": .integer(2)]) -> AppActionPayload {
        .intent(IntentPayload(className: "Kiosk.BuyTicketIntent", suggestedInvocationPhrase: "Ticket", values: values))
    }

    static func visit(_ number: Int = 1, type: String = "org.example.kiosk.line") -> AppActionPayload {
        var activity = ActivityPayload(activityType: type, title: "Line \(number)")
        activity.userInfo = ["number": .integer(number)]
        return .activity(activity)
    }

    /// Three intents, of which one is an action with a zone and the others always.
    private static func installed() throws -> InstalledApp {
        var info = InfoPlist(identifier: try #require(BundleIdentifier(identifier)))
        info.userActivityTypes = ["org.example.kiosk.line"]
        let handler = try #require(BundleIdentifier("\(identifier).intents"))
        var buy = IntentDeclaration(name: "BuyTicket", category: "generic", verb: "Do")
        buy.title = LocalizableText("Buy a ticket")
        buy.parameters = [
            ParameterDeclaration(name: "zone", type: .integer), ParameterDeclaration(name: "name", type: .string),
        ]
        buy.suggestionCombinations = [
            CombinationDeclaration(parameters: ["zone"], title: LocalizableText("Zone ${zone}"))
        ]
        var open = IntentDeclaration(name: "OpenGate", category: "generic", verb: "Do")
        open.isConfigurable = true
        var play = IntentDeclaration(kind: .system, name: "PlayMedia", category: "system", verb: "play")
        play.className = "INPlayMediaIntent"
        play.isConfigurable = true
        let definition = LocalizedDefinition(
            file: DefinitionFile(modelVersion: .xcode12, intents: [buy, open, play]), name: "Kiosk", tables: [:])
        let team = try #require(TeamIdentifier("TESTTEAM01"))
        func identity(_ bundle: BundleIdentifier) -> BundleIdentity {
            BundleIdentity(bundle: bundle, app: info.identifier, team: team, entitlements: Entitlements())
        }
        let place = URL(filePath: "/apps/Kiosk.app")
        return InstalledApp(
            info: info, identity: identity(info.identifier), location: place, executable: place, container: place,
            extensions: [
                InstalledExtension(
                    info: InfoPlist(identifier: handler), identity: identity(handler), location: place,
                    executable: place, container: place)
            ],
            intents: [buy, open, play].map {
                OfferedIntent(
                    declaration: $0, definition: definition, module: "KioskKit", handler: handler,
                    isRestrictedWhileLocked: false)
            }, names: [:], warnings: [])
    }
}
