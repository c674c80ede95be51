// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// An intent for each way to come to the front, and for each policy.

struct FrontTea: AppIntent {
    static let title: LocalizedStringResource = "Front Tea"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "in front \(systemContext.currentMode == .foreground)")
    }
}

struct DynamicTea: AppIntent {
    static let title: LocalizedStringResource = "Dynamic Tea"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let could = systemContext.currentMode.canContinueInForeground
        try await continueInForeground("Look?", alwaysConfirm: true)
        return .result(dialog: "could \(could), in front \(systemContext.currentMode == .foreground)")
    }
}

struct ContinuingTea: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continuing Tea"

    @Parameter(title: "Throws", default: false) var throwsIt: Bool

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if throwsIt { throw needsToContinueInForegroundError("Look?", continuation: { MainActor.assertIsolated() }) }
        let isOnMain = try await requestToContinueInForeground("Look?") { Thread.isMainThread }
        return .result(dialog: "on main \(isOnMain), in front \(systemContext.currentMode == .foreground)")
    }
}

struct DeferredTea: AppIntent {
    static let title: LocalizedStringResource = "Deferred Tea"
    static let supportedModes: IntentModes = .foreground(.deferred)

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "in front \(systemContext.currentMode == .foreground)")
    }
}

struct SecretTea: AppIntent {
    static let title: LocalizedStringResource = "Secret Tea"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "It is under the floor.") }
}

struct DeviceTea: AppIntent {
    static let title: LocalizedStringResource = "Device Tea"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "It is behind the clock.") }
}

struct HiddenTea: AppIntent {
    static let title: LocalizedStringResource = "Hidden Tea"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You have found it.") }
}
