// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Shortcuts

/// What a confined run is told: its order, and then the result of each effect that it needs, one at a time.
package enum MessageToRun: Codable, Sendable {
    case begin(RunOrder)
    case result(EffectResult)
}

/// What a confined run says: what it needs, how far it is, and at last the result.
package enum MessageFromRun: Codable, Sendable {
    case needs(Effect)
    case progress(RunProgress)
    case finished(Content)
    case failed(ShortcutFailure)
}

/// How far a run is.
package struct RunProgress: Codable, Sendable {
    /// Which action is being done, or was done, from 1.
    package var action: Int
    package var title: Sentence
    /// How many actions there are.
    package var count: Int
    /// What it gave, as text, by its first characters; nil while it is being done.
    package var output: String?

    package init(action: Int, title: Sentence, count: Int, output: String? = nil) {
        self.action = action
        self.title = title
        self.count = count
        self.output = output
    }
}
