// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why something that was done before cannot be done again.
package enum RequestError: Error, Hashable, Sendable {
    /// Nothing of that number is kept any more.
    case noAction(Int)
    /// The app, by its identifier, is not installed any more.
    case noApp(String)
    /// The app, by the name a person reads, does not offer the intent any more.
    case noIntent(String, app: String)
    /// The shortcut, by its name, has gone.
    case noShortcut(String)
}

extension RequestError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .noAction(let number): "number \(number) no longer exists"
        case .noApp(let app): "\(app) is no longer installed"
        case .noIntent(let intent, let app): "\(app) no longer offers \(intent)"
        case .noShortcut(let name): "the shortcut ‘\(name)’ no longer exists"
        }
    }
}
