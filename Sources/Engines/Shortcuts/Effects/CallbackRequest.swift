// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An address of an app that is opened, and answers by opening an address itself.
package struct CallbackRequest: Codable, Sendable {
    package var url: String
    /// The keys under which the app is told which address to open when it is done, has failed, or was cancelled.
    package var successKey: String
    package var errorKey: String
    package var cancelKey: String
    /// What the app is to open instead of coming back here.
    package var successURL: String?

    package init(
        _ url: String, successKey: String = "x-success", errorKey: String = "x-error", cancelKey: String = "x-cancel",
        successURL: String? = nil
    ) {
        self.url = url
        self.successKey = successKey
        self.errorKey = errorKey
        self.cancelKey = cancelKey
        self.successURL = successURL
    }
}
