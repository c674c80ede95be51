// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import IntentDefinition

/// An intent in the output of `beckon intents --json`.
struct IntentDescription: Encodable {
    struct Parameter: Encodable {
        var name: String
        var title: String
        var type: String
        var isArray: Bool
    }

    var app: String
    /// As `beckon run` takes it, after the app and a dot.
    var name: String
    var className: String
    var title: String
    /// The definition's sentence about what it does.
    var summary: String?
    var needsConfirmation: Bool
    var parameters: [Parameter]

    init(_ intent: OfferedIntent, of app: InstalledApp, language: String) {
        self.app = app.id.text
        name = intent.declaration.name
        className = intent.className
        title = intent.title(in: language)
        summary = intent.declaration.summary.map { intent.words(of: $0, in: language) }
        needsConfirmation = intent.declaration.needsConfirmation
        parameters = intent.declaration.parameters.map { parameter in
            Parameter(
                name: parameter.name,
                title: parameter.displayName.map { intent.words(of: $0, in: language) } ?? parameter.name,
                type: Self.name(of: parameter.type), isArray: parameter.isArray)
        }
    }

    private static func name(of type: ValueType) -> String {
        switch type {
        case .enumeration(let name, _): name
        case .object(let name, _): name ?? "object"
        case .system(let name): name
        default: "\(type)"
        }
    }
}
