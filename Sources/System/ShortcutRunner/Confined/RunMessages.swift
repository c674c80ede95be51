// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences
package import Shortcuts

/// What a confined run is told. After the order each message answers the last question; there is one at a time.
package enum MessageToRun: Codable, Sendable {
    case begin(RunOrder)
    case result(EffectResult)
    /// The names of all shortcuts.
    case names([String])
    /// A shortcut as a binary property list; nil if there is none of the name.
    case shortcut(Data?)
}

/// What a confined run says: what it needs, how far it is, and at last the result.
package enum MessageFromRun: Codable, Sendable {
    case needs(Effect)
    case needsNames
    case needsShortcut(name: String)
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
