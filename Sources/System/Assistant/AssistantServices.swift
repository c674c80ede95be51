// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import ExtensionHost
package import Keychain
package import Wire

/// What the system does for the apps it runs, each call passed to its module.
package struct AssistantServices: SystemServices {
    private let keychain: Keychain

    package init(keychain: Keychain) {
        self.keychain = keychain
    }

    package func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
        switch call {
        case .keychain(let request): .keychain(await keychain.answer(request, from: identity))
        case .activity, .shortcutItems, .opening:
            .refusal(CallRefusal(.unavailable, "this system offers no such service to \(identity.bundle)"))
        }
    }
}
