// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Assistant
import ExtensionHost
import Sentences
import Wire

/// Carries requests to anyone who handles an intent: to an extension, or to the process of an app that handles it
/// itself.
struct HandlerTransport: ExtensionTransport {
    let extensions: any ExtensionTransport
    let apps: @Sendable () throws -> AppHost

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        guard let identity = launch.identity, identity.bundle == identity.app else {
            return try await extensions.send(request, to: launch)
        }
        return try await ask(.asked(request), of: launch)
    }

    /// Asks an app, and starts it if necessary.
    func ask(_ request: AppRequest, of launch: BundleLaunch) async throws(ExtensionFailure) -> ExtensionAnswer {
        let host: AppHost
        do {
            host = try apps()
        } catch {
            throw ExtensionFailure(
                .launchFailed, identifier: launch.identifier, text: "the app could not be started: \(error)")
        }
        return try await host.ask(request, of: launch)
    }
}
