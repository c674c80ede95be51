// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import CommandLineInterface
import Foundation
import Sentences

extension CheckReport {
    /// What `beckon check --format sarif` prints; contract: SARIF 2.1.0 (OASIS), sections 3.13 to 3.30.
    var staticAnalysisLog: JSONObject {
        let driver: JSONObject = [
            "name": "beckon", "semanticVersion": Command.beckonVersion, "rules": rules.map(log),
        ]
        let run: JSONObject = [
            "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": [
                StaticAnalysisPlaces.base: ["uri": workingDirectory.absoluteString.withSlash]
            ],
            "results": findings.map(log),
        ]
        return ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]]
    }

    private func log(_ rule: RuleDescription) -> JSONObject {
        [
            "id": rule.id, "shortDescription": ["text": whole("\(rule.title).")],
            "fullDescription": ["text": text(rule.explanation)], "help": ["text": text(rule.remedy)],
            "defaultConfiguration": ["level": rule.severity.rawValue],
        ]
    }

    private func log(_ finding: Finding) -> JSONObject {
        let place = StaticAnalysisPlaces(workingDirectory: workingDirectory).location(of: finding.place)
        let region: JSONObject? = finding.place.line.map { ["startLine": $0, "startColumn": finding.place.column] }
        let artifact: JSONObject = ["uri": place.uri, "uriBaseId": place.base]
        let location: JSONObject = ["artifactLocation": artifact, "region": region]
        return [
            "ruleId": finding.rule, "ruleIndex": rules.firstIndex { $0.id == finding.rule },
            "level": finding.severity.rawValue,
            "message": ["text": whole("\(finding.message); \(finding.remedy).")],
            "locations": [["physicalLocation": location]],
        ]
    }

    /// A sentence with a capital at its beginning.
    private func whole(_ sentence: Sentence) -> String {
        let text = text(sentence)
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// Turns places into the URIs of SARIF: relative to the working directory, so that they hold on every machine.
struct StaticAnalysisPlaces {
    static let base = "SRCROOT"

    let workingDirectory: URL

    /// A URI; without a base where it is whole.
    func location(of place: Place) -> (uri: String, base: String?) {
        let root = workingDirectory.path.withSlash
        let isOutside = place.path.hasPrefix("/") && !place.path.hasPrefix(root) || place.path.hasPrefix("../")
        if isOutside {
            return (URL(filePath: place.path, relativeTo: workingDirectory).standardizedFileURL.absoluteString, nil)
        }
        let relative = place.path.hasPrefix(root) ? String(place.path.dropFirst(root.count)) : place.path
        return (relative.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? relative, Self.base)
    }

    /// What may stand in a path of a URI as it is (RFC 3986, section 3.3); a colon would look like a scheme.
    private static let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
}

extension String {
    fileprivate var withSlash: String { hasSuffix("/") ? self : self + "/" }
}
