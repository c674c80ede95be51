// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CommandLineInterface
import Sentences
import Signing

/// A bundle as `beckon verify` explains it to a person.
struct BundleText {
    private let part: BundleReport.Part
    private let description: BundleDescription

    init(_ part: BundleReport.Part, _ description: BundleDescription) {
        self.part = part
        self.description = description
    }

    func lines(on terminal: Terminal) -> [String] {
        let stream = terminal.output
        var rows: [[String]] = []
        if let manifest = part.manifest {
            rows.append([terminal.text("team"), "\(manifest.team.name) (\(manifest.team.identifier))"])
            rows.append([terminal.text("architecture"), manifest.architecture.rawValue])
            rows.append([terminal.text("files"), "\(manifest.files.count)"])
            if case .dictionary(let values) = manifest.entitlements {
                rows += values.sorted { $0.key < $1.key }
                    .map { [terminal.text("may"), "\($0.key): \(Self.text($0.value))"] }
            }
        }
        rows += description.problems.map { problem in
            [terminal.text("problem"), terminal.text("\(problem.reason); \(problem.remedy)")]
        }
        if part.furtherProblems > 0 {
            rows.append([terminal.text("problem"), terminal.text("… and \(part.furtherProblems) more")])
        }
        let head = stream.styled(part.name, .bold) + (part.place.map { "  \($0)" } ?? "")
        return [head] + TextTable(rows).lines(styling: [.faint, nil], on: stream).map { "  \($0)" }
    }

    private static func text(_ tree: PropertyTree) -> String {
        switch tree {
        case .string(let text): text
        case .boolean(let flag): flag ? "yes" : "no"
        case .integer(let number): "\(number)"
        case .array(let items): items.map(text).joined(separator: ", ")
        case .dictionary(let values): "\(values.count) values"
        case .real, .date, .data: tree.typeName
        }
    }
}
