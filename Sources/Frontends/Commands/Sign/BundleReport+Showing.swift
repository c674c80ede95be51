// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Sentences
import Signing

extension BundleReport.Part {
    /// As `beckon verify --json` and `beckon sign --json` print it: without a place for the app itself, without team,
    /// architecture, files and entitlements where no signature holds.
    ///
    /// - Parameters:
    ///   - obstacle: What else would keep the app from being installed.
    ///   - text: Puts a sentence into the language of anyone who reads it.
    func json(obstacle: InstallError? = nil, _ text: (Sentence) -> String) -> JSONObject {
        let problems =
            (self.problems.map { ($0.code.rawValue, $0.reason, $0.remedy) }
            + (obstacle.map { [("notInstallable", $0.reason, $0.remedy)] } ?? []))
            .map { kind, reason, remedy in ["kind": kind, "reason": text(reason), "remedy": text(remedy)] }
        return [
            "bundle": name, "place": place?.text, "valid": problems.isEmpty, "team": manifest?.team.json,
            "architecture": manifest?.architecture.rawValue, "files": manifest?.files.count,
            "entitlements": manifest.map { EntitlementValue(tree: $0.entitlements) }, "problems": problems,
            // How many there are beyond those listed.
            "furtherProblems": furtherProblems == 0 ? nil : furtherProblems,
        ]
    }

    /// As `beckon verify` explains it to a person.
    func lines(obstacle: InstallError?, on terminal: Terminal) -> [String] {
        let stream = terminal.output
        var rows: [[String]] = []
        if let manifest {
            rows.append([terminal.text("team"), "\(manifest.team.name) (\(manifest.team.identifier))"])
            rows.append([terminal.text("architecture"), manifest.architecture.rawValue])
            rows.append([terminal.text("files"), "\(manifest.files.count)"])
            if case .dictionary(let values) = manifest.entitlements {
                rows += values.sorted { $0.key < $1.key }
                    .map { [terminal.text("may"), "\($0.key): \(Self.text($0.value))"] }
            }
        }
        let problems = problems.map { ($0.reason, $0.remedy) } + (obstacle.map { [($0.reason, $0.remedy)] } ?? [])
        rows += problems.map { [terminal.text("problem"), terminal.text("\($0); \($1)")] }
        if furtherProblems > 0 {
            rows.append([terminal.text("problem"), terminal.text("… and \(furtherProblems) more")])
        }
        let head = stream.styled(name, .bold) + (place.map { "  \($0)" } ?? "")
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

extension Team {
    /// With the public key in hexadecimal digits.
    var json: JSONObject { ["identifier": identifier.text, "name": name, "key": "\(key)"] }
}

/// A property list as JSON. Dates and data, which no entitlement holds, are left to their descriptions.
private struct EntitlementValue: Encodable {
    var tree: PropertyTree

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch tree {
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .date(let value): try container.encode("\(value)")
        case .data(let value): try container.encode(value)
        case .array(let values): try container.encode(values.map(EntitlementValue.init))
        case .dictionary(let values): try container.encode(values.mapValues(EntitlementValue.init))
        }
    }
}
