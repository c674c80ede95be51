// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SystemCall: Codable {
    private enum Key: String, CodingKey {
        case keychain
    }

    /// - Throws: `DecodingError` when the call is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard container.contains(.keychain) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a call of no known kind"))
        }
        self = .keychain(try container.decode(KeychainRequest.self, forKey: .keychain))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .keychain(let request): try container.encode(request, forKey: .keychain)
        }
    }
}
