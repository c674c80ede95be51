// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Sentences
import ShortcutDocument
import ShortcutRunner
import Shortcuts

/// `reports corpus FOLDER [WEB]`: for each shortcut of a folder, whether all its actions are there and whether it runs
/// to its end with scripted answers and a recorded web; then what stops the others, the most frequent first.
enum CorpusReport {
    static func run(_ arguments: [String]) async throws {
        guard let folder = arguments.first else {
            print("usage: reports corpus FOLDER [FOLDER-OF-RECORDED-ANSWERS]")
            exit(2)
        }
        let web = RecordedWeb(folder: arguments.count > 1 ? URL(filePath: arguments[1]) : nil)
        let files = try FileManager.default
            .contentsOfDirectory(
                at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: nil
            )
            .filter { ["shortcut", "wflow", "plist"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        var runs: [CorpusRun] = []
        for file in files {
            let run = try await CorpusRun(of: file, web: web)
            runs.append(run)
            let actions = run.missing.isEmpty ? "all actions" : "\(Set(run.missing).count) actions missing"
            print("\(run.file)\t\(actions)\t\(run.failure.map { "stopped: \($0)" } ?? "ended")")
        }
        printSummary(of: runs)
    }

    private static func printSummary(of runs: [CorpusRun]) {
        let whole = runs.count { $0.missing.isEmpty }
        // What belongs to an app that is absent would be there with the app.
        let withApps = runs.count { run in run.missing.allSatisfy { !$0.hasPrefix("is.workflow.") } }
        let ended = runs.count { $0.failure == nil }
        print("\n\(runs.count) files; every action in \(whole), \(withApps) with the apps they name; \(ended) ended")
        print("\nactions that do not exist:")
        for (identifier, count) in counted(runs.flatMap { Set($0.missing) }) { print("\(count)\t\(identifier)") }
        print("\nwhat stopped the others:")
        for (reason, count) in counted(runs.compactMap(\.failure)) { print("\(count)\t\(reason)") }
    }

    private static func counted(_ texts: [String]) -> [(text: String, count: Int)] {
        Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +).map { ($0.key, $0.value) }
            .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    }
}

/// What happened to one file.
private struct CorpusRun {
    let file: String
    let missing: [String]
    /// Nil if it came to its end.
    let failure: String?

    init(of url: URL, web: RecordedWeb) async throws {
        file = url.lastPathComponent
        var data = try Data(contentsOf: url)
        if SignedShortcut.isSigned(data) { data = try SignedShortcut(data).shortcut }
        let reading = ShortcutReader.read(data)
        guard let document = reading.document else {
            missing = []
            failure = "unreadable: \(reading.problems.last?.message ?? "")"
            return
        }
        missing = document.actions.map(\.identifier).filter { !ActionCatalog.standard.has($0) }
        let runner = ShortcutRunner(
            ConfinedPerformer(system: ScriptedPerson(web: web)),
            limits: RunLimits(steps: 200_000, textSize: 4 << 20, items: 100_000))
        do throws(ShortcutFailure) {
            _ = try await runner.run(document, input: .text("https://example.org/"))
            failure = nil
        } catch {
            let place = error.title.map { "‘\($0)’: " } ?? ""
            failure = "\(place)\(error.reason)"
        }
    }
}
