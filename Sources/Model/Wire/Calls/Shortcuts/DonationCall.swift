// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app or its extension tells the system of what people did.
package enum DonationCall: Hashable, Sendable {
    case donate(DonationPayload)
    /// The system forgets the donations with these identifiers.
    case delete([String])
    case deleteGroup(String)
    case deleteAll
    /// A donation that was made without an identifier has one now; the number is that of the reply to it.
    case name(donation: Int, identifier: String)
}

extension DonationCall: Codable {
    private enum Key: String, CodingKey {
        case donate, delete, deleteGroup, deleteAll, name
    }

    private struct Name: Codable {
        var donation: Int
        var identifier: String
    }

    /// - Throws: `DecodingError` when the call is unknown or incomplete.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let donation = try container.decodeIfPresent(DonationPayload.self, forKey: .donate) {
            self = .donate(donation)
        } else if let identifiers = try container.decodeIfPresent([String].self, forKey: .delete) {
            self = .delete(identifiers)
        } else if let group = try container.decodeIfPresent(String.self, forKey: .deleteGroup) {
            self = .deleteGroup(group)
        } else if let name = try container.decodeIfPresent(Name.self, forKey: .name) {
            self = .name(donation: name.donation, identifier: name.identifier)
        } else if try container.decode(Bool.self, forKey: .deleteAll) {
            self = .deleteAll
        } else {
            throw DecodingError.dataCorruptedError(
                forKey: .deleteAll, in: container, debugDescription: "is either true or not there")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .donate(let donation): try container.encode(donation, forKey: .donate)
        case .delete(let identifiers): try container.encode(identifiers, forKey: .delete)
        case .deleteGroup(let group): try container.encode(group, forKey: .deleteGroup)
        case .deleteAll: try container.encode(true, forKey: .deleteAll)
        case .name(let donation, let identifier):
            try container.encode(Name(donation: donation, identifier: identifier), forKey: .name)
        }
    }
}
