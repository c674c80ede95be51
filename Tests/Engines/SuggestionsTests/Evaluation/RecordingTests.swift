// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Suggestions

@Suite("Recordings")
struct RecordingTests {
    private static let header = "event_id\tuser\tepoch_local\tdate\thour\tweekday\tplace\taction\tsplit\tstart\n"

    @Test(
        "what is wrong with a recording is reported with its line",
        arguments: [
            ("", "line 1: expected the columns"),
            ("a\tb\n", "line 1: expected the columns"),
            (header + "1\tu\t5\td\t1\t0\t-\tA\ttest\n", "line 2: expected 10 cells, found 9"),
            (
                header + "1\tu\t5\td\t1\t0\t-\tA\ttest\t1\n2\tu\tx\td\t1\t0\t-\tA\ttest\t1\n",
                "line 3: epoch_local is ‘x’"
            ),
            (header + "1\tu\t5\td\t1\t7\t-\tA\ttest\t1\n", "line 2: weekday is ‘7’"),
            (header + "1\tu\t5\td\t1\t0\t-\tA\tother\t1\n", "line 2: split is ‘other’"),
            (header + "1\tu\t5\td\t1\t0\t-\tA\ttest\t2\n", "line 2: start is ‘2’"),
            (header + "1\tu\t5\td\t1\t0\t-\t\ttest\t1\n", "line 2: action is ‘’"),
        ])
    func mistakes(text: String, message: String) throws {
        let error = #expect(throws: Problem<Fault>.self) { try Recording(text) }
        #expect(try #require(error).description.hasPrefix(message))
    }

    @Test("nobody's engine knows of another's actions")
    func users() throws {
        let rows =
            "1\tu\t5\td\t0\t3\t-\tA\ttrain\t1\n2\tv\t9\td\t0\t3\t-\tA\ttest\t1\n3\tu\t900\td\t0\t3\t-\tA\ttest\t1\n"
        let lines = try Recording(Self.header + rows).predictions().map(\.line)
        #expect(lines == ["2", "3\tA"])
    }

    @Test("a crowd's predictions are in the order of the recording, anyone who's they are")
    func crowd() throws {
        let rows = (0..<300).map { "\($0)\tu\($0 % 100)\t\($0 * 900)\td\t0\t3\t-\tA\($0 % 100)\ttest\t1\n" }
        let lines = try Recording(Self.header + rows.joined()).predictions().map(\.line)
        #expect(lines == (0..<300).map { $0 < 100 ? "\($0)" : "\($0)\tA\($0 % 100)" })
    }

    @Test("a clock that goes back, and its ends, break nothing", arguments: [-86_400, -1, 0])
    func backwards(step: Int64) throws {
        let moments = [.max, .min, 0, 253_402_300_799] + (0..<200).map { 1_800_000_000 + $0 * step }
        let rows = moments.enumerated().map { "\($0)\tu\t\($1)\td\t0\t3\t-\tA\($0 % 3)\ttest\t0\n" }
        let predictions = try Recording(Self.header + rows.joined()).predictions()
        #expect(predictions.count == moments.count)
        // What is done in turn is seen, whatever the clock says.
        #expect(HitRates(Array(predictions.suffix(100))).firstThree.seen == 100)
    }

    @Test("rates are counted as score.py counts them, and expected by the probabilities")
    func rates() throws {
        let rows = (0..<4).map { "\($0)\tu\t\($0 * 900)\td\t0\t3\t-\tB\ttest\t1\n" }
        let events = try Recording(Self.header + rows.joined()).events
        let predictions = [(["B", "A"], [0.5, 0.25]), (["A", "B"], [0.75, 0.125]), ([], []), (["A"], [1])].enumerated()
            .map { Prediction(event: events[$0], actions: $1.0, probabilities: $1.1) }
        let rates = HitRates(predictions)
        #expect(rates.first == HitRates.Rate(seen: 25, expected: 56.25))
        #expect(rates.firstThree == HitRates.Rate(seen: 50, expected: 65.625))
        #expect(rates.firstFive == rates.firstThree)
        #expect(rates.reciprocalRank == 0.375)
        #expect(HitRates([]).first == HitRates.Rate(seen: 0, expected: 0))
    }

    @Test(
        "on a real phone it is better than the list of the most recent, and the same every time",
        .enabled(if: Phone.isPresent, "the recording is not beside the project"))
    func phone() throws {
        let recording = try Recording(Phone.text)
        let predictions = recording.predictions()
        let rates = HitRates(predictions)
        #expect(rates.count == 361)
        // What it is to reach, see Documentation/Suggestions.md.
        #expect(rates.first.seen >= 45.5)
        #expect(rates.firstThree.seen >= 68.5)
        #expect(rates.firstFive.seen >= 77)
        #expect(rates.reciprocalRank >= 0.58)
        #expect(abs(rates.first.expected - rates.first.seen) < 3)
        #expect(recording.predictions() == predictions)
    }
}

/// One person's phone, beside the project where it is.
private enum Phone {
    static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }
    static var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

    private static let file: URL = {
        let corpus = ProcessInfo.processInfo.environment["BECKON_CORPUS"].map { URL(filePath: $0) }
        return (corpus ?? PackageRoot.url.deletingLastPathComponent().appending(path: "shared/corpus"))
            .appending(path: "suggestions/phone5.tsv")
    }()
}
