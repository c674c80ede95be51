// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import DeviceServer
import Donations
import Foundation
import Offers
import Store

extension DeviceAdapter {
    /// So many actions are listed.
    private static let mostActions = 200
    /// So many things to say are offered.
    private static let mostSayings = 6
    /// So many phrases of the person's own are listed.
    private static let mostPhrases = 200

    func suggestions(
        on surface: Surface, in situation: DeviceSituation, language: String
    ) async throws -> [DeviceAction] {
        let offers = try await system.offers.offers(
            at: situation.date, place: situation.place, on: surface, limit: 4)
        guard !offers.isEmpty else { return [] }
        let words = try await words(language)
        var titles: [Int64: String] = [:]
        for action in try await system.store.actions(at: surroundings.now().date) {
            titles[Int64(action.id)] = words.title(of: action)
        }
        return offers.map { offer in
            DeviceAction(
                id: offer.action.id, app: offer.action.app, title: words.title(of: offer.action),
                reason: offer.reason.sentence(in: language, place: situation.place) { titles[$0] })
        }
    }

    func teach(_ action: Int, isWanted: Bool) async throws {
        if isWanted {
            try await system.offers.accept(action)
        } else {
            try await system.offers.dismiss(action)
        }
    }

    func actions(language: String) async throws -> [DeviceAction] {
        let words = try await words(language)
        let phrases = try await phrases(in: words.catalog)
        return try await system.donations.actions(limit: Self.mostActions).map { action in
            DeviceAction(
                id: action.id, app: action.app, title: words.title(of: action),
                proposal: words.phrase(of: action), phrase: phrases[ActionKey(action)]?.text.withoutControls)
        }
    }

    func sayings(language: String) async throws -> [DeviceSaying] {
        try await system.fewSayings(language: language, atMost: Self.mostSayings).map(DeviceSaying.init)
    }

    func allSayings(language: String) async throws -> [DeviceSaying] {
        try await system.sayings(language: language, atMost: Self.mostPhrases).map(DeviceSaying.init)
    }

    func proposals(language: String) async throws -> [DeviceAction] {
        let words = try await words(language)
        let phrases = try await phrases(in: words.catalog)
        return try await system.store.proposals().prefix(Self.mostActions).map { proposal in
            let phrase = phrases[ActionKey(proposal, in: words.catalog)]
            return DeviceAction(
                id: proposal.id, app: proposal.app, title: words.title(of: proposal),
                proposal: words.phrase(of: proposal.action), phrase: phrase?.text.withoutControls)
        }
    }

    func settings(language: String) async throws -> [AppSettingsRecord] {
        let chosen = try await system.store.settings()
        return try await apps(language: language).map { chosen[$0.id] ?? AppSettingsRecord(app: $0.id) }
    }

    func change(_ settings: AppSettingsRecord) async throws {
        _ = try await app(settings.app)
        try await system.offers.keep(settings)
    }

    func forget(_ app: String?) async throws {
        _ = try await system.offers.forget(app: app)
    }
}

extension DeviceSaying {
    init(_ saying: OfferedSaying) {
        self.init(
            text: saying.text.withoutControls, beginning: saying.beginning?.withoutControls, app: saying.app)
    }
}
