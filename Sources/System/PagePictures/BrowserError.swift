// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes
package import Sentences

/// Why there is no picture of a page.
package enum BrowserError: Error, Hashable, Sendable {
    /// There is no browser, or there is to be none.
    case none
    case notStarted(LaunchError)
    /// It ended before it had drawn the page; with the last that it printed.
    case ended(String)
    /// It refused what it was asked for, as it says.
    case refused(Sentence)
    /// The page did not come to rest in time.
    case timedOut(Duration)
    case cancelled
}

extension BrowserError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .none:
            "no headless browser was found; install chromium, or name one in BECKON_BROWSER"
        case .notStarted(let error): error.sentence
        case .ended(let text): "the browser ended before it drew the page: \(text)"
        case .refused(let text): "the browser could not draw the picture: \(text)"
        case .timedOut(let limit):
            "the page did not finish loading within \(limit); try again when the machine is less busy"
        case .cancelled: "the screenshot was cancelled"
        }
    }
}
