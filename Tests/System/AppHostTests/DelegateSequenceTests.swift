// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Foundation
import Testing
import TestSupport
import Wire

/// What a real app's delegates are called with, in which order, from the app's own log.
@Suite("The calls of an app's delegates", .timeLimit(.minutes(2)))
struct DelegateSequenceTests {
    /// How the app is when the item comes.
    enum Beginning: String, CaseIterable, Sendable {
        case cold, suspended, running
    }

    /// What the app is opened for.
    enum Kind: String, CaseIterable, Sendable {
        case quickAction, activity, intent, url
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var app: LifeApp.Kind
        var beginning: Beginning
        var kind: Kind

        var testDescription: String {
            "\(kind.rawValue), \(beginning.rawValue), \(app.hasScenes ? "scenes" : "no scenes"), launch \(app.accepts)"
        }

        static let all = [true, false].flatMap { hasScenes in
            [true, false].flatMap { accepts in
                Beginning.allCases.flatMap { beginning in
                    Kind.allCases.map { Case(app: .init(hasScenes: hasScenes, accepts: accepts), beginning: beginning, kind: $0) }
                }
            }
        }
    }

    @Test("come in the documented order, each exactly once", arguments: Case.all)
    func sequence(_ example: Case) async throws {
        let app = try await LifeApp(example.app, limits: limits(for: example.beginning))
        if example.beginning != .cold { try await bringToBackground(app, suspended: example.beginning == .suspended) }
        let opened = try await app.open(for: example.kind.item)
        #expect(try app.calls() == example.expected)
        #expect(opened.app.state == .active)
        #expect(try await app.store.deliveries(for: LifeApp.identifier).isEmpty)
        await app.host.stopAll()
    }
}
