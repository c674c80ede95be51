// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Donations
import Foundation
import Glibc
import IntentDefinition
import IntentValues
import Store
import Wire

/// An app that donates, from the system's side.
struct Writer {
    private static let app = "org.example.writer"
    private let donations: Donations
    private let identity: BundleIdentity

    struct MalformedName: Error {}

    init(state: URL) async throws {
        guard let bundle = BundleIdentifier(Self.app), let team = TeamIdentifier("AAAAAAAAAA") else {
            throw MalformedName()
        }
        identity = BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements())
        let store = try await Store.open(StateFolder(root: state))
        try await store.record(
            AppRecord(
                identifier: Self.app, name: "Writer", path: "Writer.app",
                installed: Date(timeIntervalSince1970: 0), extensions: []),
            by: TeamRecord(identifier: team.text, key: "01", name: "Writers"))
        var limits = DonationLimits()
        (limits.burst, limits.rate) = (1e9, 1e9)
        let intent = Self.intent(of: bundle)
        donations = Donations(
            store: store, limits: limits, intents: { _ in [intent] }, uptime: { .zero },
            report: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    }

    /// Says `> WHAT NAME` before each call and `< WHAT NAME` once it was acknowledged; `WHAT` is `donate` or `delete`.
    ///
    /// Of 24 shortcuts no more than 20 are kept, so that some make room all the time; a name has the number of the
    /// shortcut at its end.
    func churn(seed: UInt64) async {
        var random = seed
        var number = 0
        var names: [String] = []
        while true {
            // Knuth's constants; only the upper half of the bits is any good.
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let drawn = Int(random >> 33)
            if drawn % 5 == 0, let name = names.popLast() {
                await call("delete \(name)", .delete([name]))
            } else {
                number += 1
                let page = drawn / 5 % 24
                let name = "\(seed)-\(number)-\(page)"
                names.append(name)
                let intent = IntentPayload(className: "Writer.ReadIntent", values: ["page": .integer(page)])
                await call(
                    "donate \(name)", .donate(DonationPayload(InteractionPayload(intent: intent), identifier: name)))
            }
        }
    }

    private func call(_ words: String, _ call: DonationCall) async {
        say("> \(words)")
        let reply = await donations.answer(call, from: identity)
        say(reply.refusal.map { "! \($0.text)" } ?? "< \(words)")
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
            module: "Writer", handler: app, isRestrictedWhileLocked: false)
    }

    /// In one piece and at once: what was said before the kill is in the pipe.
    private func say(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
