// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Conversations that were written down before anybody knew how they go.
@Suite(.timeLimit(.minutes(10))) struct SpokenDialogueTests {
    private static let folder = PackageRoot.url.appending(path: "Tests/EndToEnd/Speech")

    /// What the pizzeria calls its pizzas in Chinese.
    private static let names = [
        "Margherita": "玛格丽特", "Marinara": "海员", "Salami": "萨拉米", "Hot Salami": "辣萨拉米", "Ham and Mushroom": "火腿蘑菇",
        "Tuna and Onion": "金枪鱼洋葱",
    ]

    /// - Parameter least: A few are left, which would be followed by guessing alone: where a word is left over, it is asked.
    @Test(
        "who asks, corrects, chooses, confirms and leaves is followed, in all but a few of a hundred conversations",
        arguments: [("en", 94), ("zh-Hans", 91)])
    func dialogues(language: String, least: Int) async throws {
        let data = try Data(contentsOf: Self.folder.appending(path: "dialogues.\(language).json"))
        let dialogues = try JSONDecoder().decode([SpokenDialogue].self, from: data)
        let place = try await Place()
        var chat = try await chat(at: place, language)
        var differences: [String] = []
        for dialogue in dialogues {
            do {
                if dialogue.before == nil {
                    try await chat.hold(dialogue)
                } else {
                    let own = try await Place()
                    if dialogue.loggedOut == true { try await own.service.logEverybodyOut() }
                    try await self.chat(at: own, language).hold(dialogue)
                }
            } catch let difference as SpokenChat.Difference {
                differences.append("\(dialogue.name): \(difference)")
                chat = try await self.chat(at: place, language)
            }
        }
        let followed = dialogues.count - differences.count
        #expect(followed >= least, "of \(dialogues.count):\n\(differences.joined(separator: "\n"))")
    }

    private func chat(at place: Place, _ language: String) async throws -> SpokenChat {
        try await SpokenChat(place.apps, language: language, names: language == "en" ? [:] : Self.names)
    }
}

/// The examples installed, and a person logged in to one of them.
private struct Place {
    let apps: InstalledApps
    let service: RunningService

    init() async throws {
        apps = try await InstalledApps.examples()
        service = try await RunningService()
        try await apps.useDailyPunchService(at: service.address)
        let run = try await apps.beckon("open", "dailypunch://log-in?name=Ada")
        #expect(run.status == 0, "\(run.errors)")
    }
}
