// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// The reason why an action cannot be repeated.
package enum RequestError: Error, Hashable, Sendable {
    /// The number no longer exists.
    case noAction(Int)
    /// The app with this identifier is no longer installed.
    case noApp(String)
    /// The app with this name no longer offers the intent.
    case noIntent(String, app: String)
    /// The shortcut with this name no longer exists.
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
