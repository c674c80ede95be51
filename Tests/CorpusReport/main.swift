// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Sentences
import ShortcutDocument
import ShortcutRunner
import Shortcuts

/// `corpus-report FOLDER [WEB]`: for each shortcut of a folder, whether all its actions are there and whether it runs
/// to its end with scripted answers and a recorded web; then what stops the others, the most frequent first.

/// What happened to one file.
struct Outcome {
    var file: String
    var missing: [String]
    /// Nil if it came to its end.
    var failure: String?
}

func outcome(of file: URL, web: RecordedWeb) async throws -> Outcome {
    var data = try Data(contentsOf: file)
    if SignedShortcut.isSigned(data) { data = try SignedShortcut(data).shortcut }
    let reading = ShortcutReader.read(data)
    guard let document = reading.document else {
        return Outcome(
            file: file.lastPathComponent, missing: [], failure: "unreadable: \(reading.problems.last?.message ?? "")")
    }
    let missing = document.actions.map(\.identifier).filter { !ActionCatalog.standard.has($0) }
    let runner = ShortcutRunner(
        ConfinedPerformer(system: ScriptedPerson(web: web)),
        limits: RunLimits(steps: 200_000, textSize: 4 << 20, items: 100_000))
    do throws(ShortcutFailure) {
        _ = try await runner.run(document, input: .text("https://example.org/"))
        return Outcome(file: file.lastPathComponent, missing: missing, failure: nil)
    } catch {
        let place = error.title.map { "‘\($0)’: " } ?? ""
        return Outcome(file: file.lastPathComponent, missing: missing, failure: "\(place)\(error.reason)")
    }
}

func counted(_ texts: [String]) -> [(text: String, count: Int)] {
    Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +).map { ($0.key, $0.value) }
        .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
}

guard CommandLine.arguments.count > 1 else {
    print("usage: corpus-report FOLDER [FOLDER-OF-RECORDED-ANSWERS]")
    exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let web = RecordedWeb(folder: CommandLine.arguments.count > 2 ? URL(filePath: CommandLine.arguments[2]) : nil)
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { ["shortcut", "wflow", "plist"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
var outcomes: [Outcome] = []
for file in files {
    let outcome = try await outcome(of: file, web: web)
    outcomes.append(outcome)
    let actions = outcome.missing.isEmpty ? "all actions" : "\(Set(outcome.missing).count) actions missing"
    print("\(outcome.file)\t\(actions)\t\(outcome.failure.map { "stopped: \($0)" } ?? "ended")")
}
let whole = outcomes.count { $0.missing.isEmpty }
// What belongs to an app that is absent would be there with the app.
let withApps = outcomes.count { outcome in outcome.missing.allSatisfy { !$0.hasPrefix("is.workflow.") } }
let ended = outcomes.count { $0.failure == nil }
print("\n\(outcomes.count) files; every action in \(whole), \(withApps) with the apps they name; \(ended) ended")
print("\nactions that do not exist:")
for (identifier, count) in counted(outcomes.flatMap { Set($0.missing) }) { print("\(count)\t\(identifier)") }
print("\nwhat stopped the others:")
for (reason, count) in counted(outcomes.compactMap(\.failure)) { print("\(count)\t\(reason)") }
