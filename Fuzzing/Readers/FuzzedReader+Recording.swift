// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Suggestions

extension FuzzedReader {
    /// What people did, as `beckon suggest --evaluate` reads it, and the predictions that are made of it.
    static let recording = FuzzedReader(
        name: "Recording", dictionary: "recording", limit: .making, seeds: recordingSeeds
    ) { data in
        let text = String(decoding: data, as: UTF8.self)
        guard let recording = accepted({ () throws(Problem<Fault>) in try Recording(text) }) else { return }
        let predictions = recording.predictions(of: [.train, .valid, .test])
        guard predictions.map(\.event) == recording.events else {
            throw Contradiction("\(recording.events.count) events have \(predictions.count) predictions, or others")
        }
        for prediction in predictions {
            let isPlain = Set(prediction.actions).count == prediction.actions.count && prediction.actions.count <= 5
            let cells = prediction.line.split(separator: "\t", omittingEmptySubsequences: false)
            guard isPlain, cells.count == prediction.actions.count + 1, !prediction.line.contains("\n") else {
                throw Contradiction("‘\(prediction.line)’ is no line of predictions")
            }
        }
        let rates = HitRates(predictions)
        guard (0...100).contains(rates.first.seen), (0...100.1).contains(rates.first.expected),
            (0...1).contains(rates.reciprocalRank)
        else {
            throw Contradiction("the rates are \(rates)")
        }
    }

    private static func recordingSeeds() -> [String: Data] {
        let header = "event_id\tuser\tepoch_local\tdate\thour\tweekday\tplace\taction\tsplit\tstart\n"
        /// - Parameter seconds: Of each event.
        func rows(_ seconds: [Int64], user: (Int) -> String = { _ in "u" }, end: String = "\n") -> Data {
            let rows = seconds.enumerated().map { index, seconds in
                let split = ["train", "valid", "test"][index % 3]
                let place = index % 2 == 0 ? "-" : "home"
                return "\(index)\t\(user(index))\t\(seconds)\t2026-11-20\t8\t\(index % 7)\t\(place)\tA\(index % 4)\t"
                    + "\(split)\t\(index % 2)" + end
            }
            return Data((header + rows.joined()).utf8)
        }
        return [
            "header.tsv": Data(header.utf8),
            "days.tsv": rows((0..<9).map { 1_800_000_000 + $0 * 40_000 }),
            "backwards.tsv": rows((0..<9).map { 1_800_000_000 - $0 * 40_000 }),
            "ends-of-time.tsv": rows([0, .max, .min, -1, 253_402_300_799, 253_402_300_800, 5]),
            "crowd.tsv": rows((0..<9).map { $0 * 60 }, user: { "u\($0 % 3)" }, end: "\r\n"),
        ]
    }
}
