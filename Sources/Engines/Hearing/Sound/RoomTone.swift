// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The faint noise of a room.
///
/// A recognizer learned from people in rooms. If there is no sound at all, as in what a program has spoken into a file,
/// it takes the silence for the strangest words.
package enum RoomTone {
    /// How loud it is: no microphone is more quiet.
    private static let level = 8
    /// Of silence before and behind an utterance.
    private static let margin = SpeechFormat.rate * 3 / 10

    /// An utterance in a room, with some silence around it; always the same for the same.
    package static func around(_ samples: [Int16]) -> [Int16] {
        let silence = [Int16](repeating: 0, count: margin)
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return (silence + samples + silence).map { sample in
            // Twelve numbers from all of a range are together nearly as noise is.
            var sum = -6 * 0x400
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                sum += Int(state >> 54)
            }
            return Int16(clamping: Int(sample) + sum * level / 0x400)
        }
    }
}
