// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The peers are this program again; they must not start a runtime they do not need.
if let peer = try Peer.own {
    try peer.run()
    exit(0)
}

// Memory first: what the others leave behind would count.
let benchmarks: [any Benchmark] = [
    PeakMemory(), FileTravel(), WarmInvocation(), ColdInvocation(), SDKInvocation(), AppIntentInvocation(),
    AppLaunch(), UIKitLaunch(), AppWaking(),
    FrameCoding(), CheckingDefinitions(), SigningBundles(), KeychainReads(), Neighbours(), WorstFiles(), WorstCalls(),
    DonationKeeping(),
    FindingPhrases(), SentencesWithSlips(), SentencesOfEveryLanguage(), SentencesBesideHassil(), ManyTemplates(),
    ManyApps(), PhrasesWithValues(),
    SuggestionSpeed(), LayoutSolving(),
    PanelDrawing(), ScrollingRows(), FirstPaint(), EventStreams(), PhraseToAnswer(), DayOfTurns(),
    ThousandConversations(),
    ShortcutSpeed(), ShortcutLoops(),
    ShortcutSteps(), HearingSentences(),
]
let arguments = CommandLine.arguments.dropFirst()
let wantsJSON = arguments.contains("--json")
let wanted = arguments.filter { !$0.hasPrefix("--") }

// Off the main actor, as the assistant is: a hop to its thread would be measured otherwise.
let (report, failures) = await Task.detached {
    var (report, failures) = (Report(), 0)
    for benchmark in benchmarks where wanted.isEmpty || wanted.contains("\(type(of: benchmark))") {
        FileHandle.standardError.write(Data("measuring: \(benchmark.name)\n".utf8))
        do {
            report.sections.append(.init(benchmark: benchmark.name, measurements: try await benchmark.run()))
        } catch {
            FileHandle.standardError.write(Data("benchmarks: \(type(of: benchmark)): \(error)\n".utf8))
            failures += 1
        }
    }
    return (report, failures)
}.value
print(wantsJSON ? try report.json() : report.table)
// One that fails leaves the figures of all others.
if failures > 0 { exit(1) }
