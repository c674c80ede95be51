// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells where somebody speaks: what is louder than the room is around it.
///
/// Samples go in as they come; an utterance comes out when silence has followed it.
package struct SpeechDetector: Sendable {
    /// Frames of silence that end an utterance.
    private static let pause = 70
    /// Frames that are kept of what was before.
    private static let lead = 30
    /// Loud frames that are no click.
    private static let fewest = 10
    /// Frames that an utterance may have.
    package static let mostFrames = 1500

    private var waiting: [Int16] = []
    private var utterance: [Int16] = []
    private var frames = 0
    private var loudFrames = 0
    private var quietFrames = 0
    /// How loud the room is.
    private var room = 60.0

    package init() {}

    /// The utterances that end in some more samples.
    package mutating func utterances(in samples: [Int16]) -> [[Int16]] {
        waiting += samples
        var utterances: [[Int16]] = []
        var start = 0
        while waiting.count - start >= SpeechFormat.frame {
            let frame = waiting[start..<start + SpeechFormat.frame]
            if let utterance = take(frame) { utterances.append(utterance) }
            start += SpeechFormat.frame
        }
        waiting.removeFirst(start)
        return utterances
    }

    /// What was being said when nothing more came.
    package mutating func finish() -> [Int16]? {
        loudFrames >= Self.fewest ? end() : nil
    }

    /// Whether somebody is speaking.
    package var isHearing: Bool { loudFrames >= Self.fewest }

    private mutating func take(_ frame: ArraySlice<Int16>) -> [Int16]? {
        let level = Self.level(of: frame)
        let isLoud = level > max(room * 3, 120)
        utterance += frame
        frames += 1
        guard loudFrames > 0 || isLoud else {
            // The room may become louder slowly, and quieter at once.
            room = level < room ? level : room * 0.98 + level * 0.02
            forget()
            return nil
        }
        loudFrames += isLoud ? 1 : 0
        quietFrames = isLoud ? 0 : quietFrames + 1
        guard quietFrames >= Self.pause || frames >= Self.mostFrames else { return nil }
        guard loudFrames >= Self.fewest else {
            loudFrames = 0
            forget()
            return nil
        }
        return end()
    }

    private mutating func forget() {
        guard frames > Self.lead else { return }
        utterance.removeFirst((frames - Self.lead) * SpeechFormat.frame)
        frames = Self.lead
    }

    private mutating func end() -> [Int16] {
        let samples = utterance
        // What goes on without an end is the room.
        if frames >= Self.mostFrames, quietFrames == 0 {
            room = Self.level(of: samples.suffix(SpeechFormat.frame * 100))
        }
        (utterance, frames, loudFrames, quietFrames) = ([], 0, 0, 0)
        return samples
    }

    private static func level(of samples: ArraySlice<Int16>) -> Double {
        guard !samples.isEmpty else { return 0 }
        let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
        return (sum / Double(samples.count)).squareRoot()
    }
}
