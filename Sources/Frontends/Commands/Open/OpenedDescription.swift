// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost

/// What `beckon open --json` prints once the app is in front.
struct OpenedDescription: Encodable {
    var identifier: String
    var state: String
    /// The number of the app's process, where it is known.
    var process: Int32?
    /// Whether a process was started for it.
    var launched: Bool
    /// What the app made of what it was opened for; nil when it was opened for nothing.
    var handled: Bool?

    init(_ opened: OpenedApp) {
        identifier = opened.app.identifier
        state = opened.app.state.rawValue
        process = opened.app.process
        launched = opened.isLaunched
        handled = opened.isHandled
    }
}
