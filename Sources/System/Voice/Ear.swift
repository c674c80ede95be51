// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Hearing

/// Listens to a source of sound, one utterance after the other.
package actor Ear {
    private let source: any SoundSource
    private var detector = SpeechDetector()
    private var waiting: [[Int16]] = []
    private var isAtEnd = false

    package init(_ source: any SoundSource) {
        self.source = source
    }

    /// The next utterance; nil if none comes.
    ///
    /// - Parameter patience: How long the room may be silent, in the time of what is heard; nil forever.
    /// - Throws: `Problem`, `CancellationError`.
    package func utterance(within patience: Duration? = nil) async throws -> [Int16]? {
        var silence = 0
        while waiting.isEmpty, !isAtEnd {
            guard let samples = try await source.next() else {
                isAtEnd = true
                if let last = detector.finish() { waiting.append(last) }
                break
            }
            waiting += detector.utterances(in: samples)
            silence = detector.isHearing ? 0 : silence + samples.count
            if let patience, waiting.isEmpty, .seconds(1) * silence / SpeechFormat.rate > patience { return nil }
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    /// Passes over what was heard meanwhile: the system's own voice, say.
    package func forget() async {
        await source.forget()
    }
}
