// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import CommandLineInterface
import Foundation
import IntentDefinition

extension InstalledApp {
    /// As `beckon apps --json` and `beckon install --json` print it: with the bundle's folder, the app's own folder and
    /// the class names of its intents.
    ///
    /// - Parameters:
    ///   - running: Where in its life the app is, what its process keeps for itself in bytes, and its number.
    ///   - isSystemRunning: Otherwise nothing is said of that.
    func json(in language: String, running: RunningApp? = nil, isSystemRunning: Bool = false) -> JSONObject {
        [
            "identifier": id.text, "name": name(in: language), "path": location.path, "container": container.path,
            "extensions": extensions.map { ["identifier": $0.id.text, "kind": $0.info.kind.rawValue] },
            "intents": intents.map(\.className),
            "state": running?.state.rawValue ?? (isSystemRunning ? "notRunning" : nil),
            "memory": running?.memory, "process": running?.process,
        ]
    }
}

extension OfferedIntent {
    /// As `beckon intents --json` prints it: the name is what `beckon run` takes, after the app and a dot, the summary
    /// the definition's sentence about what the intent does.
    func json(of app: InstalledApp, language: String) -> JSONObject {
        let parameters: [JSONObject] = declaration.parameters.map { parameter in
            [
                "name": parameter.name,
                "title": parameter.displayName.map { words(of: $0, in: language) } ?? parameter.name,
                "type": parameter.type.name, "isArray": parameter.isArray, "isRequired": parameter.isRequired,
            ]
        }
        return [
            "app": app.id.text, "kind": declaration.kind.rawValue, "name": declaration.name, "className": className,
            "title": title(in: language),
            "summary": declaration.summary.map { words(of: $0, in: language) },
            "needsConfirmation": declaration.needsConfirmation, "parameters": parameters,
        ]
    }
}
