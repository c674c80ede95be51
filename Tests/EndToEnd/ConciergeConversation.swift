// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A conversation with the Concierge as it was written down: what is said, and the expected result.
struct ConciergeConversation: Decodable, Sendable, CustomTestStringConvertible {
    /// What a screen of the app has to show afterwards.
    struct Screen: Decodable, Sendable {
        var link: String
        /// Somewhere on the screen, in this order.
        var lines: [String]
    }

    var name: String
    /// Of SiriKit.
    var domain: String
    /// Conversations that were held before: a sentence, and the answers.
    var before: [[String]]?
    /// A sentence, and the answers.
    var say: [String]
    /// All turns but those of the person, as ``dialogue(_:)`` writes them.
    var turns: [String]
    /// The program's.
    var status: Int32
    var shows: Screen?
    /// Where the file was written in; not in the file.
    private(set) var language = ""

    private enum CodingKeys: CodingKey {
        case name, domain, before, say, turns, status, shows
    }

    var testDescription: String { "\(language), \(domain): \(name)" }

    /// All of a language.
    static func all(_ language: String) throws -> [ConciergeConversation] {
        let folder = PackageRoot.url.appending(path: "Tests/EndToEnd/Conversations")
        let data = try Data(contentsOf: folder.appending(path: "concierge.\(language).json"))
        return try JSONDecoder().decode([ConciergeConversation].self, from: data).map { conversation in
            var conversation = conversation
            conversation.language = language
            return conversation
        }
    }

    /// What stands in place of every time of day.
    private static let someTime = "12:00"

    /// Holds it with apps that nobody has talked to yet.
    func hold(with apps: InstalledApps) async throws {
        for words in before ?? [] {
            let run = try await say(words, to: apps)
            #expect(run.status == 0, "\(run.output)\(run.errors)")
        }
        let run = try await say(say, to: apps)
        let heard = try dialogue(run).filter { !$0.hasPrefix("said") && !$0.hasPrefix("progress") }.map { turn in
            turn.replacing(/\d{1,2}:\d{2}(\s[AP]M)?/, with: Self.someTime)
        }
        #expect(heard == turns, "\(run.errors)")
        #expect(run.status == status, "\(run.errors)")
        guard let shows else { return }
        let screen = try await apps.beckon("open", shows.link, "--language", language)
        let lines = screen.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(shows.lines), "\(screen.output)\(screen.errors)")
    }

    private func say(_ words: [String], to apps: InstalledApps) async throws -> ToolRun {
        let answers = words.dropFirst().flatMap { ["--answer", $0] }
        return try await apps.beckon(["say"] + words.prefix(1) + answers + ["--json", "--language", language])
    }
}
