// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Activities
package import AppBundle
import ExtensionHost
package import Keychain
package import Wire

/// What the system does for the apps it runs, each call passed to its module.
package struct AssistantServices: SystemServices {
    /// Opens a URL for an app, or says whether it would be.
    package typealias Open = @Sendable (OpeningCall, BundleIdentity) async -> OpeningReply

    /// Answers an app about its quick actions.
    package typealias AnswerShortcutItems = @Sendable (ShortcutItemsCall, BundleIdentity) async -> ShortcutItemsReply

    private let keychain: Keychain
    private let activities: Activities
    private let shortcutItems: AnswerShortcutItems?
    private let open: Open?

    /// - Parameters:
    ///   - shortcutItems: Nil where there is no home screen.
    ///   - open: Nil where there is nothing to open apps with.
    package init(
        keychain: Keychain, activities: Activities, shortcutItems: AnswerShortcutItems? = nil, open: Open? = nil
    ) {
        self.keychain = keychain
        self.activities = activities
        self.shortcutItems = shortcutItems
        self.open = open
    }

    package func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
        switch call {
        case .keychain(let request): .keychain(await keychain.answer(request, from: identity))
        case .opening(let call):
            if let open { .opening(await open(call, identity)) } else { Self.unavailable(to: identity) }
        case .activity(let call): .activity(await activities.answer(call, from: identity))
        case .shortcutItems(let call):
            if let shortcutItems {
                .shortcutItems(await shortcutItems(call, identity))
            } else {
                Self.unavailable(to: identity)
            }
        }
    }

    private static func unavailable(to identity: BundleIdentity) -> SystemResult {
        .refusal(CallRefusal(.unavailable, "this system offers no such service to \(identity.bundle)"))
    }
}
