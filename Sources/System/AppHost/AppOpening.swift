// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost

/// Somebody who waits for an app to be in front.
struct AppOpening: Sendable {
    typealias Answer = Result<OpenedApp, AppHostError>

    let launch: BundleLaunch
    let arguments: [String]
    /// The number of what the app is opened for.
    let item: Int?
    let continuation: CheckedContinuation<Answer, Never>
    /// The app's life knows of it.
    var isAccepted = false
    /// How many processes the app had had when it was opened.
    var processCount = 0
    /// Nil until the app has the item.
    var isHandled: Bool?

    /// Whether the item still waits for the app.
    var isItemKept: Bool { item != nil && isHandled == nil }
}
