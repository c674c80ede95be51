// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SystemResult: Codable {
    private enum Key: String, CodingKey {
        case keychain, refusal
    }

    /// - Throws: `DecodingError` when the result is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.keychain) {
            self = .keychain(try container.decode(KeychainReply.self, forKey: .keychain))
        } else if container.contains(.refusal) {
            self = .refusal(try container.decode(CallRefusal.self, forKey: .refusal))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a result of no known kind"))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .keychain(let reply): try container.encode(reply, forKey: .keychain)
        case .refusal(let refusal): try container.encode(refusal, forKey: .refusal)
        }
    }
}
