// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking

/// The Swift of an import's targets: what each file imports, declares and mentions.
struct ImportedSources {
    /// By the files' paths.
    let outlines: [String: SwiftOutline]

    /// What conforms to one of these is an App Intent that Beckon performs.
    private static let appIntentProtocols: Set = [
        "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "CameraCaptureIntent", "DeleteIntent",
        "ForegroundContinuableIntent", "LiveActivityIntent", "OpenIntent", "PlayVideoIntent", "PredictableIntent",
        "SetFocusFilterIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "SystemIntent",
        "URLRepresentableIntent",
    ]

    static func read(_ targets: [ImportedTarget]) async -> ImportedSources {
        let paths = Set(targets.flatMap(\.sources)).sorted()
        let outcome = await SourceReading.read(paths.map { ($0, $0) })
        return ImportedSources(
            outlines: Dictionary(outcome.sources.map { ($0.path, SwiftOutline($0)) }) { first, _ in first })
    }

    func modules(of target: ImportedTarget) -> Set<String> {
        target.sources.reduce(into: []) { $0.formUnion(outlines[$1]?.modules ?? []) }
    }

    /// Whether a file starts the program.
    func startsProgram(_ path: String) -> Bool {
        path.hasSuffix("/main.swift") || outlines[path]?.hasEntryPoint == true
    }

    /// The App Intents that a file declares, and those of some intents that it handles.
    ///
    /// - Parameter supported: Class names, such as `OrderSoupIntent`.
    func intents(of path: String, supported: [String]) -> Set<String> {
        guard let outline = outlines[path] else { return [] }
        let declared = outline.heritage.filter { !$0.value.isDisjoint(with: Self.appIntentProtocols) }.map(\.key)
        let handled = supported.filter { outline.words.contains("\($0)Handling") }
        return Set(declared).intersection(outline.types).union(handled)
    }

    /// Whether a file declares the class with which an extension starts.
    func startsExtension(_ path: String, _ target: ImportedTarget) -> Bool {
        target.principalClass.map { outlines[path]?.types.contains($0) == true } ?? false
    }
}
