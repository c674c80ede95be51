// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SystemCall: Codable {
    private enum Key: String, CodingKey {
        case keychain, activity, shortcutItems, opening, donation, voiceShortcuts, relevantShortcuts
    }

    /// - Throws: `DecodingError` when the call is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.keychain) {
            self = .keychain(try container.decode(KeychainRequest.self, forKey: .keychain))
        } else if container.contains(.activity) {
            self = .activity(try container.decode(ActivityCall.self, forKey: .activity))
        } else if container.contains(.shortcutItems) {
            self = .shortcutItems(try container.decode(ShortcutItemsCall.self, forKey: .shortcutItems))
        } else if container.contains(.opening) {
            self = .opening(try container.decode(OpeningCall.self, forKey: .opening))
        } else if container.contains(.donation) {
            self = .donation(try container.decode(DonationCall.self, forKey: .donation))
        } else if container.contains(.voiceShortcuts) {
            self = .voiceShortcuts(try container.decode(VoiceShortcutsCall.self, forKey: .voiceShortcuts))
        } else if container.contains(.relevantShortcuts) {
            self = .relevantShortcuts(try container.decode(RelevantShortcutsCall.self, forKey: .relevantShortcuts))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a call of no known kind"))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .keychain(let request): try container.encode(request, forKey: .keychain)
        case .activity(let call): try container.encode(call, forKey: .activity)
        case .shortcutItems(let call): try container.encode(call, forKey: .shortcutItems)
        case .opening(let call): try container.encode(call, forKey: .opening)
        case .donation(let call): try container.encode(call, forKey: .donation)
        case .voiceShortcuts(let call): try container.encode(call, forKey: .voiceShortcuts)
        case .relevantShortcuts(let call): try container.encode(call, forKey: .relevantShortcuts)
        }
    }
}
