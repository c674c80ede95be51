// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Foundation

/// An app in the output of `beckon apps --json` and `beckon install --json`.
struct AppDescription: Encodable {
    struct Part: Encodable {
        var identifier: String
        var kind: String
    }

    var identifier: String
    var name: String
    /// The bundle's folder.
    var path: String
    /// The app's own folder.
    var container: String
    var extensions: [Part]
    /// Class names.
    var intents: [String]
    /// Where in its life the app is; nil where no system runs.
    var state: String?
    /// What its process keeps for itself, in bytes.
    var memory: Int?
    /// The number of its process.
    var process: Int32?

    init(_ app: InstalledApp, language: String, running: RunningApp? = nil, isSystemRunning: Bool = false) {
        identifier = app.id.text
        name = app.name(in: language)
        path = app.location.path
        container = app.container.path
        extensions = app.extensions.map { Part(identifier: $0.id.text, kind: $0.info.kind.rawValue) }
        intents = app.intents.map(\.className)
        state = running?.state.rawValue ?? (isSystemRunning ? "notRunning" : nil)
        memory = running?.memory
        process = running?.process
    }
}
