// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import SiriDomains
import Testing

@testable import Apps

/// Installed apps that handle intents of the framework's own.
enum DomainApp {
    /// - Parameter classNames: Of the intents; all that there are, if absent.
    static func app(_ name: String = "Concierge", handling classNames: [String]? = nil) throws -> InstalledApp {
        var app = try Bakery.app(name, intents: [])
        app.names = [:]
        let handler = try #require(app.extensions.first).id
        app.intents = try (classNames ?? SiriDomains.classNames).map { className in
            let intent = try #require(SiriDomains.intent(className))
            return OfferedIntent(
                declaration: intent.declaration, definition: intent.definition, module: SiriDomains.module,
                handler: handler, isRestrictedWhileLocked: false)
        }
        return app
    }
}
