// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Sentences
import Signing

/// A bundle in the output of `beckon verify --json` and `beckon sign --json`.
struct BundleDescription: Encodable {
    /// The team that signed it.
    struct Signer: Encodable {
        var identifier: String
        var name: String
        /// The public key in hexadecimal digits.
        var key: String

        init(_ team: Team) {
            identifier = team.identifier.text
            name = team.name
            key = "\(team.key)"
        }
    }

    struct Problem: Encodable {
        var kind: String
        var reason: String
        var remedy: String
    }

    var bundle: String
    /// The place in the app; left out for the app itself.
    var place: String?
    var valid: Bool
    /// Left out, as what follows, where no signature holds.
    var team: Signer?
    var architecture: String?
    var files: Int?
    var entitlements: EntitlementValue?
    var problems: [Problem]
    /// How many there are beyond those listed; left out where all are.
    var furtherProblems: Int?

    /// - Parameters:
    ///   - obstacle: What else would keep the app from being installed.
    ///   - text: Puts a sentence into the language of whoever reads it.
    init(_ part: BundleReport.Part, obstacle: InstallError? = nil, _ text: (Sentence) -> String) {
        bundle = part.name
        place = part.place?.text
        team = part.manifest.map { Signer($0.team) }
        architecture = part.manifest?.architecture.rawValue
        files = part.manifest?.files.count
        entitlements = part.manifest.map { EntitlementValue(tree: $0.entitlements) }
        problems = part.problems.map {
            Problem(kind: $0.kind.rawValue, reason: text($0.reason), remedy: text($0.remedy))
        }
        if let obstacle {
            problems.append(
                Problem(kind: "notInstallable", reason: text(obstacle.reason), remedy: text(obstacle.remedy)))
        }
        furtherProblems = part.furtherProblems == 0 ? nil : part.furtherProblems
        valid = problems.isEmpty
    }
}

/// A property list as JSON. Dates and data, which no entitlement holds, are left to their descriptions.
struct EntitlementValue: Encodable {
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
