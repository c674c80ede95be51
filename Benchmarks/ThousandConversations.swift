// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A thousand conversations about Apple's own intents, in one chat with the Concierge: from the words of a person through
/// its extension's process to the answer.
struct ThousandConversations: Benchmark {
    let name = "A thousand conversations with the Concierge"
    private let count = 1000
    /// What is loaded and kept once is there after so many.
    private let practice = 100

    /// Each with its answers; none of them needs what another one has left.
    private static let sentences: [(words: String, answers: [String])] = [
        ("Send a message to Grace Hopper with Concierge", ["See you at six", "yes"]),
        ("Read my unread messages in Concierge", []), ("Play Clair de Lune on Concierge", []),
        ("Send Grace Hopper 1 euro with Concierge", ["yes"]), ("Show ride options from the main station", []),
    ]

    func run() async throws -> [Measurement] {
        let system = try await ServedSystem.ofExamples()
        let chat = try system.chat()
        var rows = [Measurement("memory before the first", try resident(system), .mebibytes)]
        for number in 0..<practice { try await converse(number, chat) }
        let practised = try resident(system)
        rows.append(Measurement("memory after \(practice)", practised, .mebibytes))
        var times: [Duration] = []
        let start = ContinuousClock.now
        for number in practice..<count {
            let begin = ContinuousClock.now
            try await converse(number, chat)
            times.append(.now - begin)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let after = try resident(system)
        try await chat.end()
        await system.end()
        return rows + [
            Measurement("memory after \(count)", after, .mebibytes),
            Measurement("what the last \(times.count) have added", after - practised, .mebibytes),
            Measurement("conversations in a second", Double(times.count) / seconds, .each),
            Measurement("one of them, all its questions answered at once", of: times),
        ]
    }

    private func converse(_ number: Int, _ chat: OpenChat) async throws {
        let sentence = Self.sentences[number % Self.sentences.count]
        let turn = try await chat.say(sentence.words, answers: sentence.answers)
        guard turn.contains(#""status":"success""#) else { throw BenchmarkError("\(sentence.words): \(turn)") }
    }

    private func resident(_ system: ServedSystem) throws -> Double {
        try MeasuredMemory(of: "\(system.process)").resident
    }
}
