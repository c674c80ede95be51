// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences
import Suggestions

/// Predictions for a recording, as `score.py` reads them.
struct RecordingEvaluation {
    let file: URL
    /// The terminal if nil.
    let output: URL?

    /// A year of a busy person is a hundredth of it.
    private static let greatestSize = 256 << 20

    func run(on terminal: Terminal) throws -> ExitCode {
        let recording: Recording
        do {
            recording = try Recording(try text())
        } catch let error as Problem<Fault> {
            throw UsageError("\(file.path) \(error)", remedy: "correct the line or choose another file")
        }
        let predictions = recording.predictions()
        if let output {
            try write(predictions, to: output)
        } else {
            for prediction in predictions { terminal.output.line(prediction.line) }
        }
        let rates = HitRates(predictions)
        let figures = [rates.first, rates.firstThree, rates.firstFive].map { rate in
            String(format: "%.2f (expected %.2f)", rate.seen, rate.expected)
        }
        terminal.note(
            "\(rates.count) predictions: HR@1 \(figures[0]), HR@3 \(figures[1]), HR@5 \(figures[2]), "
                + "MRR@5 \(String(format: "%.4f", rates.reciprocalRank))")
        return .success
    }

    private func text() throws -> String {
        let data: Data
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }  // It was only read.
            data = try handle.read(upToCount: Self.greatestSize + 1) ?? Data()
        } catch {
            throw UsageError(
                "\(file.path) cannot be read", remedy: "give a file with events; see Documentation/Suggestions.md")
        }
        guard data.count <= Self.greatestSize else {
            throw UsageError("\(file.path) is larger than 256 MB", remedy: "use the events of fewer people")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw UsageError("\(file.path) line \(Self.damagedLine(of: data)) is not UTF-8", remedy: "save it as UTF-8")
        }
        return text
    }

    /// The number of the first line that is not UTF-8.
    private static func damagedLine(of data: Data) -> Int {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0) + 1
    }

    private func write(_ predictions: [Prediction], to output: URL) throws(UsageError) {
        let text = predictions.map { $0.line + "\n" }.joined()
        do {
            try Data(text.utf8).write(to: output, options: .atomic)
        } catch {
            throw UsageError(
                "\(output.path) cannot be written", remedy: "choose a file in an existing folder that you can write to")
        }
    }
}
