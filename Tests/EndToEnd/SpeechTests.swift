// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Sentences that were written down by somebody who had not seen how they are understood.
@Suite struct SpeechTests {
    /// A first sentence, with what is meant.
    private struct Wording: Decodable {
        var app: String
        var language: String
        var sentence: String
        var intent: String
        /// What another app of the examples does, and may be meant as well.
        var also: String?

        func has(_ intent: String?) -> Bool { intent == self.intent || also != nil && intent == also }
    }

    private static let folder = PackageRoot.url.appending(path: "Tests/EndToEnd/Speech")

    private func outcome(of sentence: String, _ language: String, _ apps: InstalledApps) async throws -> (
        String, String?
    ) {
        let run = try await apps.beckon("say", sentence, "--explain", "--json", "--language", language)
        let object = try #require(try run.objects().last, "\(run.errors)")
        let readings = object["readings"] as? [[String: Any]] ?? []
        return (object["outcome"] as? String ?? "", readings.first?["intent"] as? String)
    }

    /// As many as were seen to be; an aim is 54 of 60 each.
    @Test(
        "people's own words are understood, asked about where in doubt, and hardly ever taken for something else",
        arguments: [
            ("Pizzeria", "en", 18), ("Pizzeria", "zh-Hans", 18), ("Bank", "en", 15), ("Bank", "zh-Hans", 15),
            ("DailyPunch", "en", 14), ("DailyPunch", "zh-Hans", 14), ("Concierge", "en", 13),
            ("Concierge", "zh-Hans", 11),
        ])
    func wordings(app: String, language: String, least: Int) async throws {
        let apps = try await InstalledApps.examples()
        let text = try String(contentsOf: Self.folder.appending(path: "wordings.jsonl"), encoding: .utf8)
        let all = try text.split(separator: "\n").map { try JSONDecoder().decode(Wording.self, from: Data($0.utf8)) }
        // Every third: the whole takes a minute.
        let wordings = all.filter { $0.app == app && $0.language == language }.enumerated().filter {
            $0.offset % 3 == 0
        }
        var understood = 0
        for (_, wording) in wordings {
            let (outcome, intent) = try await outcome(of: wording.sentence, language, apps)
            switch outcome {
            case "understood", "likely":
                #expect(wording.has(intent), "\(wording.sentence): \(intent ?? "")")
                understood += 1
            case "unsure", "ambiguous": understood += wording.has(intent) ? 1 : 0
            default: break
            }
        }
        #expect(understood >= least, "of \(wordings.count)")
    }

    /// The sentences that come first in the file.
    private static let english = 560

    /// One is: “what is healthy for breakfast?” begins as a breakfast that is to be logged does.
    @Test("sentences about what no app offers are hardly ever taken for anything", arguments: ["en", "zh-Hans"])
    func nothing(language: String) async throws {
        let apps = try await InstalledApps.examples()
        let text = try String(contentsOf: Self.folder.appending(path: "nothing.txt"), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        let sentences = language == "en" ? lines.prefix(Self.english) : lines.dropFirst(Self.english)
        var taken: [String] = []
        for (place, sentence) in sentences.enumerated() where place % 17 == 0 {
            let (outcome, intent) = try await outcome(of: sentence, language, apps)
            if ["understood", "likely"].contains(outcome) { taken.append("\(sentence): \(intent ?? "")") }
        }
        #expect(taken.count <= 1, "\(taken)")
    }
}
