// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Foundation
import Sentences
import SystemTexts

/// What `beckon check --format sarif` prints; contract: SARIF 2.1.0 (OASIS), sections 3.13 to 3.30.
struct StaticAnalysisLog: Encodable {
    struct Text: Encodable {
        let text: String

        init(text: String) {
            self.text = text
        }

        /// A sentence with a capital at its beginning.
        init(whole sentence: Sentence, _ language: String) {
            let text = sentence.text(in: language)
            self.text = text.prefix(1).uppercased() + text.dropFirst()
        }
    }

    struct Rule: Encodable {
        struct Configuration: Encodable {
            let level: String
        }

        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
        let defaultConfiguration: Configuration

        init(_ rule: RuleDescription, _ language: String) {
            id = rule.id
            shortDescription = Text(whole: "\(rule.title).", language)
            fullDescription = Text(text: rule.explanation.text(in: language))
            help = Text(text: rule.remedy.text(in: language))
            defaultConfiguration = Configuration(level: rule.severity.rawValue)
        }
    }

    struct Driver: Encodable {
        let name = "beckon"
        let semanticVersion = Program.version
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
    }

    struct PhysicalLocation: Encodable {
        struct Artifact: Encodable {
            let uri: String
            let uriBaseId: String?
        }

        let artifactLocation: Artifact
        let region: Region?
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: String
        let message: Text
        let locations: [Location]
    }

    struct Base: Encodable {
        let uri: String
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let originalUriBaseIds: [String: Base]
        let results: [Result]
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ report: CheckReport) {
        let rules = report.rules
        let places = StaticAnalysisPlaces(workingDirectory: report.workingDirectory)
        let results = report.findings.map { finding in
            Result(
                ruleId: finding.rule, ruleIndex: rules.firstIndex { $0.id == finding.rule },
                level: finding.severity.rawValue,
                message: Text(whole: "\(finding.message); \(finding.remedy).", report.language),
                locations: [Location(physicalLocation: places.location(of: finding.place))])
        }
        let base = Base(uri: report.workingDirectory.absoluteString.withSlash)
        runs = [
            Run(
                tool: Tool(driver: Driver(rules: rules.map { Rule($0, report.language) })),
                originalUriBaseIds: [StaticAnalysisPlaces.base: base], results: results)
        ]
    }
}

/// Turns places into the URIs of SARIF: relative to the working directory, so that they hold on every machine.
struct StaticAnalysisPlaces {
    static let base = "SRCROOT"

    let workingDirectory: URL

    func location(of place: Place) -> StaticAnalysisLog.PhysicalLocation {
        let region = place.line.map { StaticAnalysisLog.Region(startLine: $0, startColumn: place.column) }
        let root = workingDirectory.path.withSlash
        let isOutside = place.path.hasPrefix("/") && !place.path.hasPrefix(root) || place.path.hasPrefix("../")
        if isOutside {
            let url = URL(filePath: place.path, relativeTo: workingDirectory).standardizedFileURL
            return .init(artifactLocation: .init(uri: url.absoluteString, uriBaseId: nil), region: region)
        }
        let relative = place.path.hasPrefix(root) ? String(place.path.dropFirst(root.count)) : place.path
        let uri = relative.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? relative
        return .init(artifactLocation: .init(uri: uri, uriBaseId: Self.base), region: region)
    }

    /// What may stand in a path of a URI as it is (RFC 3986, section 3.3); a colon would look like a scheme.
    private static let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
}

extension String {
    fileprivate var withSlash: String { hasSuffix("/") ? self : self + "/" }
}
