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
    let system: RunningSystem

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        guard let identity = launch.identity, identity.bundle == identity.app else {
            return try await extensions.send(request, to: launch)
        }
        return try await system.ask(.asked(request), of: launch)
    }
}

extension RunningSystem {
    /// Asks an app, and starts it if necessary.
    func ask(_ request: AppRequest, of launch: BundleLaunch) async throws(ExtensionFailure) -> ExtensionAnswer {
        let host: AppHost
        do {
            host = try appHost()
        } catch {
            throw ExtensionFailure(
                .launchFailed, identifier: launch.identifier, text: "the app could not be started: \(error)")
        }
        return try await host.ask(request, of: launch)
    }

    /// What carries requests to extensions alone, in processes of its own.
    func newTransport(
        limits: ExtensionLimits, exchanged: @escaping @Sendable (ExtensionTrace.Exchange) -> Void = { _ in },
        warn: @escaping @Sendable (Sentence) -> Void
    ) throws -> any ExtensionTransport {
        var limits = limits
        limits.process.groups = options.groups
        limits.process.proxy = proxies
        return try surroundings.transport(
            ExtensionSettings(
                limits: limits, services: SystemReach(self), isSandboxed: options.isSandboxed, exchanged: exchanged,
                warn: warn))
    }
}
