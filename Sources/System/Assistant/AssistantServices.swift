// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import ExtensionHost
package import Keychain
package import Wire

/// What the system does for the apps it runs, each call passed to its module.
package struct AssistantServices: SystemServices {
    /// Opens a URL for an app, or says whether it would be.
    package typealias Open = @Sendable (OpeningCall, BundleIdentity) async -> OpeningReply

    private let keychain: Keychain
    private let open: Open?

    /// - Parameter open: Nil where there is nothing to open apps with.
    package init(keychain: Keychain, open: Open? = nil) {
        self.keychain = keychain
        self.open = open
    }

    package func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
        switch call {
        case .keychain(let request): .keychain(await keychain.answer(request, from: identity))
        case .opening(let call):
            if let open { .opening(await open(call, identity)) } else { Self.unavailable(to: identity) }
        case .activity, .shortcutItems: Self.unavailable(to: identity)
        }
    }

    private static func unavailable(to identity: BundleIdentity) -> SystemResult {
        .refusal(CallRefusal(.unavailable, "this system offers no such service to \(identity.bundle)"))
    }
}
