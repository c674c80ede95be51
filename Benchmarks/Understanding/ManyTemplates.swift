// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of many templates is recognized, with few of them and with many, by Beckon and by hassil.
///
/// Each opens or closes something with a made name: `(open|start) [the] dalopi remuka [now]`.
struct ManyTemplates: Benchmark {
    let name = "Phrases: one of many templates, beside hassil"
    private let counts = [100, 1000, 10_000, 100_000]
    /// With more hassil takes minutes for some sentences.
    private let hassilCounts = [100, 1000, 10_000]

    func run() async throws -> [Measurement] {
        let peers = try await UnderstandingPeers()
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var rows: [Measurement] = []
        var medians: [Double] = []
        for count in counts {
            let file = folder.appending(path: "\(count).json")
            try Self.write(count, to: file)
            let ours = try await measure("Beckon, \(count)", count, file, said: 300, rounds: 200, by: peers.beckon)
            rows += ours
            medians += ours.filter { $0.name.hasSuffix("a sentence, later") }.map(\.value)
            guard hassilCounts.contains(count), peers.hassil != nil else { continue }
            rows += try await measure("hassil, \(count)", count, file, said: count > 1000 ? 5 : 20, rounds: 3) {
                job in
                guard let result = try await peers.hassil(job) else { throw BenchmarkError(UnderstandingPeers.advice) }
                return result
            }
        }
        guard let few = medians.first, let many = medians.last else { return rows }
        return rows + [Measurement("Beckon, of a hundred thousand to a hundred", many / few, .times, goal: 1.5)]
    }

    private func measure(
        _ name: String, _ count: Int, _ file: URL, said: Int, rounds: Int,
        by peer: (UnderstandingJob) async throws -> UnderstandingResult
    ) async throws -> [Measurement] {
        let places = (0..<said).map { $0 * 7919 % count }
        func job(_ sentences: [String]) -> UnderstandingJob {
            UnderstandingJob(
                templates: file.path, homes: nil, rounds: rounds,
                sentences: sentences.map { .init(text: $0, here: nil) })
        }
        let exact = try await peer(job(places.map { "start the \(MadeName($0)) now" }))
        for (place, answer) in zip(places, exact.answers) where answer?.intent != "Open\(place)" {
            throw BenchmarkError("\(name): \(MadeName(place)) is taken for \(answer?.intent ?? "nothing")")
        }
        // One letter of the verb is missing.
        let slips = try await peer(job(places.map { "stat the \(MadeName($0)) now" }))
        let right = zip(places, slips.answers).count { $1?.intent == "Open\($0)" }
        return [
            Measurement("\(name): reading the file", exact.reading / 1000, .microseconds),
            Measurement("\(name): compiling", exact.compiling / 1000, .microseconds),
            Measurement("\(name): the first sentence", exact.first, .microseconds),
            Measurement("\(name): a new sentence", of: exact.fresh),
            Measurement("\(name): a sentence, later", of: exact.warm),
            Measurement("\(name): 99 of 100 of them", exact.hundredth, .microseconds),
            Measurement("\(name): with a slip, later", of: slips.warm),
            Measurement("\(name): 99 of 100 of them, with a slip", slips.hundredth, .microseconds),
            Measurement("\(name): as meant, with a slip", Double(right) * 100 / Double(places.count), .hundredths),
            Measurement("\(name): most memory", exact.peak, .mebibytes),
            Measurement("\(name): memory at the end", exact.resident, .mebibytes),
        ]
    }

    /// Templates in Home Assistant's form, each an intent of its own.
    private static func write(_ count: Int, to file: URL) throws {
        let intents = (0..<count).map { place in
            #""Open\#(place)":{"data":[{"sentences":["(open|start) [the] \#(MadeName(place)) [now]"]}]}"#
        }
        let text =
            #"{"language":"en","lists":{},"expansion_rules":{},"skip_words":[],"intents":{"#
            + intents.joined(separator: ",") + "}}"
        try Data(text.utf8).write(to: file)
    }
}
