// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Hearing
package import Sentences
import Synchronization

/// Hears any words of the language: what a sentence of a grammar has to compare with.
///
/// It is large, so one serves all grammars that are listened for. It works on a queue of its own.
package final class AnyWords: Sendable {
    private let queue = DispatchQueue(label: "org.beckon.voice.words")
    private let decoder: Mutex<SphinxDecoder>

    /// - Throws: `Problem` where the library or the model is missing.
    package init(_ model: SpeechModel) throws(Problem<Fault>) {
        decoder = Mutex(try SphinxDecoder(model))
    }

    /// What samples are nearest to; nil if nothing was said.
    func hypothesis(of samples: [Int16]) async -> Hypothesis? {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: decoder.withLock { $0.hypothesis(of: samples) })
            }
        }
    }
}
