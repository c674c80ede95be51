// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

// Why there is no picture of a page.

extension Problem<Fault> {
    /// There is no browser, or there is to be none.
    static var noBrowser: Self {
        Problem("no headless browser was found; install chromium, or name one in BECKON_BROWSER")
    }

    /// Nobody waits for the picture any more.
    static var cancelled: Self { Problem("the screenshot was cancelled") }

    /// With the last that the browser printed.
    static func ended(_ text: String) -> Self { Problem("the browser ended before it drew the page: \(text)") }

    /// The browser refused what it was asked for, as it says.
    static func refused(_ text: String) -> Self { Problem("the browser could not draw the picture: \(text)") }

    /// The page did not come to rest in time.
    static func timedOut(_ limit: Duration) -> Self {
        Problem("the page did not finish loading within \(limit); try again when the machine is less busy")
    }
}
