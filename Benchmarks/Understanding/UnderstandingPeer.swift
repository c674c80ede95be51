// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import SampleData

/// Beckon's own understanding in a process of its own, so that its memory is its alone.
enum UnderstandingPeer {
    static func run() throws {
        let job = try JSONDecoder().decode(UnderstandingJob.self, from: FileHandle.standardInput.readToEnd() ?? Data())
        let clock = ContinuousClock()
        let start = clock.now
        let templates = try JSONDecoder().decode(
            TemplateFile.self, from: Data(contentsOf: URL(filePath: job.templates)))
        let home = try job.homes.map(mergedHome) ?? Home.empty
        let read = clock.now
        let spoken = try SpokenHome(HomeGrammar(templates), home)
        let compiled = clock.now
        var rounds: [[Double]] = []
        var answers: [HomeAnswer?] = []
        for _ in 0..<job.rounds {
            var times: [Double] = []
            answers = []
            for sentence in job.sentences {
                let start = clock.now
                let answer = spoken.answer(to: sentence.text, here: sentence.here)
                times.append((clock.now - start) / .nanoseconds(1))
                answers.append(answer)
            }
            rounds.append(times)
        }
        let memory = try MeasuredMemory(of: "self")
        let result = UnderstandingResult(
            reading: (read - start) / .nanoseconds(1), compiling: (compiled - read) / .nanoseconds(1), rounds: rounds,
            answers: answers.map { $0.map(UnderstandingResult.Answer.init) },
            peak: memory.peak, resident: memory.resident)
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(result))
    }

    private static func mergedHome(_ path: String) throws -> Home {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        return try JSONDecoder().decode(Home.self, from: Data((lines.last ?? "").utf8))
    }
}
