// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import Phrases
import SampleData

/// What a peer has to understand: sentences, by Home Assistant's templates.
///
/// It comes as JSON on the peer's standard input, and a ``UnderstandingResult`` goes back on the standard output.
struct UnderstandingJob: Codable, Sendable {
    struct Sentence: Codable, Sendable {
        var text: String
        /// The room that the speaker is in.
        var here: String?
    }

    /// The path of a file of templates.
    var templates: String
    /// The path of a file of homes, of which the last is spoken to; nil for none.
    var homes: String?
    /// How often they are said, all in a row.
    var rounds: Int
    var sentences: [Sentence]
}

/// What a peer understood, and how long it took.
struct UnderstandingResult: Codable, Sendable {
    struct Answer: Codable, Hashable, Sendable {
        var intent: String
        var slots: [String: Value]

        init(_ answer: HomeAnswer) {
            intent = answer.intent
            slots = answer.slots.mapValues(Value.init)
        }

        var homeAnswer: HomeAnswer { HomeAnswer(intent: intent, slots: slots.mapValues(\.value)) }
    }

    struct Value: Codable, Hashable, Sendable {
        var value: SlotValue

        init(_ value: SlotValue) {
            self.value = value
        }

        init(from decoder: any Decoder) throws {
            value = try TemplateValue(from: decoder).slotValue
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    /// Nanoseconds until it was ready: to read the files, and to compile them as far as it does so beforehand.
    var reading: Double
    var compiling: Double
    /// Nanoseconds for each sentence, round by round.
    var rounds: [[Double]]
    /// Of the last round.
    var answers: [Answer?]
    /// What it had in memory at the most and at the end, in MiB.
    var peak: Double
    var resident: Double

    /// Microseconds for the first sentence of all.
    var first: Double { (rounds.first?.first ?? 0) / 1000 }

    /// For each sentence but the first how long it took when it was new.
    var fresh: [Duration] { (rounds.first ?? []).dropFirst().map { .nanoseconds(Int64($0)) } }

    /// For each sentence the least of all rounds but the first: the machine has others to serve.
    var warm: [Duration] {
        let later = rounds.dropFirst()
        return (rounds.first ?? []).indices.map { place in
            .nanoseconds(Int64(later.map { $0[place] }.min() ?? 0))
        }
    }

    /// Microseconds that 99 of 100 of these are within.
    var hundredth: Double {
        let sorted = warm.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count * 99 / 100] / .microseconds(1)
    }

    /// Sentences a second, the first time they are said.
    var firstRate: Double {
        let times = rounds.first ?? []
        return times.isEmpty ? 0 : Double(times.count) / times.reduce(0, +) * 1_000_000_000
    }

    /// Sentences a second, later.
    var laterRate: Double {
        warm.isEmpty ? 0 : Double(warm.count) / (warm.reduce(.zero, +) / .seconds(1))
    }
}
