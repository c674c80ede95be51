// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import SampleData

/// Home Assistant's test sentences said to all homes in one, as they are and with slips, to Beckon and to hassil in
/// turns.
struct SentencesBesideHassil: Benchmark {
    let name = "Phrases: sentences about homes, beside hassil"
    /// Of each language; the environment may want more.
    private static let count =
        ProcessInfo.processInfo.environment["BECKON_SENTENCES"].flatMap { Int($0) }.map { max($0, 10) } ?? 600
    /// The first, and those that find what it left. hassil takes minutes for one.
    private static let rounds = 10
    private static let hassilRounds = 3

    func run() async throws -> [Measurement] {
        guard SentencesAboutHomes.arePresent else { return [] }
        let peers = try await UnderstandingPeers()
        var rows: [Measurement] = []
        for language in SentencesAboutHomes.languages { rows += try await measure(language, peers) }
        return rows
    }

    private func measure(_ language: String, _ peers: UnderstandingPeers) async throws -> [Measurement] {
        let folder = try SentencesAboutHomes.folder()
        let variants = SentenceVariants(try HomeSentences(language: language, in: folder))
        let plain = Self.some(of: variants.cases(.unchanged))
        let slips = Self.some(of: variants.cases(.slip))
        func job(_ cases: [HomeCase], rounds: Int = Self.rounds) -> UnderstandingJob {
            let folder = folder.appending(path: language)
            return UnderstandingJob(
                templates: folder.appending(path: "templates.json").path,
                homes: folder.appending(path: "homes.jsonl").path, rounds: rounds,
                sentences: cases.map { UnderstandingJob.Sentence(text: $0.sentence, here: $0.here) })
        }
        var rows = UnderstandingRows(
            of: "Beckon, \(language)", exact: try await peers.beckon(job(plain)), plain,
            slips: try await peers.beckon(job(slips)), slips
        ).rows(firstGoal: 20_000)
        let rounds = Self.hassilRounds
        if let exact = try await peers.hassil(job(plain, rounds: rounds)),
            let forgiving = try await peers.hassil(job(slips, rounds: rounds))
        {
            rows += UnderstandingRows(
                of: "hassil \(peers.hassil ?? ""), \(language)", exact: exact, plain, slips: forgiving, slips
            ).rows(firstGoal: nil)
        }
        return rows
    }

    /// So many of them, evenly from all.
    private static func some(of cases: [HomeCase]) -> [HomeCase] {
        let step = max(1, cases.count / count)
        return stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    }
}

/// What is told about one program and language.
private struct UnderstandingRows {
    let name: String
    let exact: UnderstandingResult
    let plain: [HomeCase]
    let forgiving: UnderstandingResult
    let slips: [HomeCase]

    init(
        of name: String, exact: UnderstandingResult, _ plain: [HomeCase], slips forgiving: UnderstandingResult,
        _ slips: [HomeCase]
    ) {
        self.name = name
        self.exact = exact
        self.plain = plain
        self.forgiving = forgiving
        self.slips = slips
    }

    func rows(firstGoal: Double?) -> [Measurement] {
        [
            Measurement("\(name): reading the files", exact.reading / 1000, .microseconds),
            Measurement("\(name): compiling", exact.compiling / 1000, .microseconds),
            Measurement("\(name): the first sentence", exact.first, .microseconds, goal: firstGoal),
            Measurement("\(name): sentences a second, the first time", exact.firstRate, .each),
            Measurement("\(name): sentences a second, later", exact.laterRate, .each),
            Measurement("\(name): a sentence, later", of: exact.warm),
            Measurement("\(name): 99 of 100 of them", exact.hundredth, .microseconds),
            Measurement("\(name): with a slip, later", of: forgiving.warm),
            Measurement("\(name): 99 of 100 of them, with a slip", forgiving.hundredth, .microseconds),
            Measurement("\(name): most memory", exact.peak, .mebibytes),
        ] + shares(exact, plain, "") + shares(forgiving, slips, ", with a slip")
    }

    private func shares(_ result: UnderstandingResult, _ cases: [HomeCase], _ kind: String) -> [Measurement] {
        var score = HomeScore()
        for (sentence, answer) in zip(cases, result.answers) {
            score.add(sentence.outcome(of: answer?.homeAnswer))
        }
        return [
            Measurement("\(name): as meant\(kind)", score.share(score.exact), .hundredths),
            Measurement("\(name): another intent\(kind)", score.share(score.otherIntent), .hundredths),
        ]
    }
}
