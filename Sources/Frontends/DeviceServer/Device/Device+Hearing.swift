// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import SystemTexts

/// What a person says into a browser's microphone, where the machine hears it itself.
extension Device {
    /// Bytes that are listened to: fifteen seconds.
    static let mostSound = 15 * 16_000 * 2

    /// What was said, as JSON; its `text` is nil if that was nothing one may say now.
    ///
    /// - Parameter sound: 16,000 samples a second of 16 bits each, the higher byte first.
    /// - Throws: ``DeviceRefusal`` where somebody is being listened to, and whatever the system throws.
    func heard(_ sound: Data) async throws -> Data {
        guard !isHearing else { throw DeviceRefusal(.hearsAlready) }
        isHearing = true
        defer { isHearing = false }
        let samples = Self.samples(of: sound)
        let question = state.conversation.flatMap { talk in
            talk.turns.first { $0.id == talk.question }?.turn
        }
        let text = try await system.hear(samples, answering: question, language: language)
        return try JSONEncoder.device.encode(["text": text])
    }

    private static func samples(of sound: Data) -> [Int16] {
        let bytes = Array(sound)
        return stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]))
        }
    }
}
