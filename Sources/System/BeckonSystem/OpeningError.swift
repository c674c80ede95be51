// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences

/// The reason why a URL opens no app.
package enum OpeningError: Error, Hashable, Sendable {
    case noScheme(URL)
    /// No app handles the scheme; the schemes that apps handle, in order.
    case noTaker(scheme: String, known: [String])
    /// A URL of the Shortcuts app that names no shortcut.
    case noShortcutAddress(URL)
    case noShortcut(String)
    /// Adding a shortcut needs a person who looks at it first.
    case nobodyToAsk
    /// An app offers a shortcut file that is not its own.
    case notOwnFile(URL)
    case unreadableShortcut(URL)
    /// Apps have reached the limit of opened URLs.
    case tooMany(Int, within: Duration)
}

extension OpeningError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .noScheme(let url): "'\(url)' has no scheme"
        case .noTaker(let scheme, _): "no installed app opens '\(scheme):' URLs"
        case .noShortcutAddress(let url): "'\(url)' names no shortcut to run"
        case .noShortcut(let name): "there is no shortcut ‘\(name)’"
        case .nobodyToAsk: "adding a shortcut needs an open device page"
        case .notOwnFile(let url): "'\(url)' is not one of the app's files"
        case .unreadableShortcut(let url): "'\(url)' cannot be read"
        case .tooMany(let number, let time):
            "apps opened \(number) URLs within \(time.components.seconds) seconds; open a URL only when the person "
                + "asks for it"
        }
    }
}
