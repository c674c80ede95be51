// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SystemResult: Codable {
    private enum Key: String, CodingKey {
        case keychain, activity, shortcutItems, opening, donation, voiceShortcuts, relevantShortcuts, refusal
    }

    /// - Throws: `DecodingError` when the result is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.keychain) {
            self = .keychain(try container.decode(KeychainReply.self, forKey: .keychain))
        } else if container.contains(.activity) {
            self = .activity(try container.decode(ActivityReply.self, forKey: .activity))
        } else if container.contains(.shortcutItems) {
            self = .shortcutItems(try container.decode(ShortcutItemsReply.self, forKey: .shortcutItems))
        } else if container.contains(.opening) {
            self = .opening(try container.decode(OpeningReply.self, forKey: .opening))
        } else if container.contains(.donation) {
            self = .donation(try container.decode(DonationReply.self, forKey: .donation))
        } else if container.contains(.voiceShortcuts) {
            self = .voiceShortcuts(try container.decode(VoiceShortcutsReply.self, forKey: .voiceShortcuts))
        } else if container.contains(.relevantShortcuts) {
            self = .relevantShortcuts(try container.decode(DonationReply.self, forKey: .relevantShortcuts))
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
        case .activity(let reply): try container.encode(reply, forKey: .activity)
        case .shortcutItems(let reply): try container.encode(reply, forKey: .shortcutItems)
        case .opening(let reply): try container.encode(reply, forKey: .opening)
        case .donation(let reply): try container.encode(reply, forKey: .donation)
        case .voiceShortcuts(let reply): try container.encode(reply, forKey: .voiceShortcuts)
        case .relevantShortcuts(let reply): try container.encode(reply, forKey: .relevantShortcuts)
        case .refusal(let refusal): try container.encode(refusal, forKey: .refusal)
        }
    }
}
