// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface
import Foundation
import Projects
import Sentences

/// An import's report as a person reads it, and as a program does.
struct ImportReportText {
    /// How many files of one reason, and how many things that were not imported, a person is shown.
    private static let shownFiles = 3

    private let report: ImportReport
    private let workingDirectory: String

    init(_ report: ImportReport, workingDirectory: URL) {
        self.report = report
        self.workingDirectory = workingDirectory.standardizedFileURL.path
    }

    func lines(verbose: Bool) -> [Sentence] {
        let targets = report.targets.map(line)
        let files = report.reasons.flatMap { lines(of: $0, verbose: verbose) }
        let shownOmissions = verbose ? report.omissions : Array(report.omissions.prefix(Self.shownFiles))
        let more = report.omissions.count - shownOmissions.count
        let omissions =
            shownOmissions.map { "  \($0)" as Sentence }
            + (more > 0 ? ["    … \(more) more; --verbose lists them"] : [])
        return ["\(shown(report.package.path)):"] + targets + titled("Left out:", files)
            + titled("Not imported:", omissions) + [summary] + next
    }

    private func titled(_ title: Sentence, _ lines: [Sentence]) -> [Sentence] { lines.isEmpty ? [] : [title] + lines }

    private var next: [Sentence] {
        report.built.isEmpty ? [] : ["Install it with 'beckon install \(argument)'."]
    }

    /// The package as a shell takes it.
    private var argument: String {
        let path = shown(report.package.path)
        return path.wholeMatch(of: /[A-Za-z0-9_.\/-]+/) == nil ? "\"\(path)\"" : path
    }

    private var summary: Sentence {
        let left = report.leftCount
        let files: Sentence = left == 1 ? "1 file is left out" : "\(left) files are left out"
        return "\(report.built.count) of \(report.intents.count) intents build; \(files)."
    }

    private func line(_ target: ImportReport.Target) -> Sentence {
        var parts: [Sentence] = [target.kind.sentence, "\(target.built) of \(target.built + target.left) files"]
        if !target.isBuilt { parts.append("does not build") }
        if target.hasStandIn { parts.append("a placeholder app starts instead") }
        if target.hasStoryboard, !target.hasStandIn {
            parts.append("its storyboard is not read, so its outlets are nil")
        }
        return "  \(target.name): \(parts.joined(by: ", "))"
    }

    private func lines(of reason: LossReasons.Reason, verbose: Bool) -> [Sentence] {
        // A file of several targets is shown once.
        var paths: Set<String> = []
        let all = reason.files.filter { paths.insert($0.path).inserted }
        let files: Sentence = all.count == 1 ? "1 file" : "\(all.count) files"
        let intents: Sentence =
            reason.intents.isEmpty ? "no intent is lost" : "lost: \(reason.intents.joined(separator: ", "))"
        let shown = verbose ? all : Array(all.prefix(Self.shownFiles))
        let more = all.count - shown.count
        return ["  \(reason.cause.sentence): \(files), \(intents)"]
            + shown.map { "    \(self.shown($0.path)):\($0.line): \($0.message)" }
            + (more > 0 ? ["    … \(more) more; --verbose lists them"] : [])
    }

    private func shown(_ path: String) -> String {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        return path.hasPrefix(workingDirectory + "/") ? String(path.dropFirst(workingDirectory.count + 1)) : path
    }

    var json: JSONObject {
        [
            "package": report.package.path, "bundles": report.bundles.map(\.path),
            "intents": report.intents, "built": report.built,
            "targets": report.targets.map { target in
                [
                    "name": target.name, "kind": target.kind.rawValue, "files": target.built, "left": target.left,
                    "builds": target.isBuilt, "standIn": target.hasStandIn, "storyboard": target.hasStoryboard,
                ] as JSONObject
            },
            "reasons": report.reasons.map { reason in
                [
                    "reason": "\(reason.cause.sentence)", "intents": reason.intents,
                    "files": reason.files.map {
                        ["path": $0.path, "line": $0.line, "message": $0.message, "target": $0.target] as JSONObject
                    },
                ] as JSONObject
            },
            "omissions": report.omissions.map { "\($0)" },
        ]
    }
}

extension ImportReport.Kind {
    fileprivate var sentence: Sentence {
        switch self {
        case .app: "app"
        case .intentsExtension: "extension that handles intents"
        case .intentsInterfaceExtension: "extension that draws panels"
        case .appIntentsExtension: "extension with App Intents"
        case .library: "library"
        }
    }
}
