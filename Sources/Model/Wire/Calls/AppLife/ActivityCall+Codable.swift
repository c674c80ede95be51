// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ActivityCall: Codable {
    private enum Key: String, CodingKey {
        case `do`, number, activity, identifiers
    }

    private enum Kind: String, Codable {
        case becomeCurrent, update, resign, invalidate, delete, deleteAll
    }

    /// - Throws: `DecodingError` when the call is unknown or incomplete.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func number() throws -> Int { try container.decode(Int.self, forKey: .number) }
        func activity() throws -> ActivityPayload { try container.decode(ActivityPayload.self, forKey: .activity) }
        self =
            switch try container.decode(Kind.self, forKey: .do) {
            case .becomeCurrent: .becameCurrent(id: try number(), try activity())
            case .update: .updated(id: try number(), try activity())
            case .resign: .resigned(id: try number())
            case .invalidate: .invalidated(id: try number())
            case .delete: .delete(try container.decode([String].self, forKey: .identifiers))
            case .deleteAll: .deleteAll
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .becameCurrent(let number, let activity):
            try container.encode(Kind.becomeCurrent, forKey: .do)
            try container.encode(number, forKey: .number)
            try container.encode(activity, forKey: .activity)
        case .updated(let number, let activity):
            try container.encode(Kind.update, forKey: .do)
            try container.encode(number, forKey: .number)
            try container.encode(activity, forKey: .activity)
        case .resigned(let number):
            try container.encode(Kind.resign, forKey: .do)
            try container.encode(number, forKey: .number)
        case .invalidated(let number):
            try container.encode(Kind.invalidate, forKey: .do)
            try container.encode(number, forKey: .number)
        case .delete(let identifiers):
            try container.encode(Kind.delete, forKey: .do)
            try container.encode(identifiers, forKey: .identifiers)
        case .deleteAll:
            try container.encode(Kind.deleteAll, forKey: .do)
        }
    }
}
