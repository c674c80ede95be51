// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Activities
package import AppBundle
import ExtensionHost
package import Keychain
package import Wire

/// What the system does for the apps it runs, each call passed to its module.
package struct AssistantServices: SystemServices {
    private let keychain: Keychain
    private let activities: Activities

    package init(keychain: Keychain, activities: Activities) {
        self.keychain = keychain
        self.activities = activities
    }

    package func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
        switch call {
        case .keychain(let request): .keychain(await keychain.answer(request, from: identity))
        case .activity(let call): .activity(await activities.answer(call, from: identity))
        case .shortcutItems, .opening:
            .refusal(CallRefusal(.unavailable, "this system offers no such service to \(identity.bundle)"))
        }
    }
}
