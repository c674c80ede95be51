// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import AppHost
import Donations
import ExtensionHost
import HomeScreen
import Keychain
import PersonalShortcuts
import Sentences
package import Wire

/// The calls of apps and extensions: each is passed to the part that answers it.
extension RunningSystem: SystemServices {
    package func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
        switch call {
        case .keychain(let call): .init(to: call, .success(await keychain.answer(call, from: identity)))
        case .activity(let call): .init(to: call, await activities.answer(call, from: identity))
        case .quickActions(let call): .init(to: call, await homeScreen.answer(call, from: identity))
        case .opening(let call): .init(to: call, await opener.answer(call, from: identity, in: self))
        case .donation(let call): .init(to: call, await donations.answer(call, from: identity))
        case .appShortcuts(let call):
            .init(to: call, .success(updateShortcutValues(of: identity.app)))
        case .phrases(let call): .init(to: call, await phrases.answer(call, from: identity))
        case .proposedActions(let call): .init(to: call, await phrases.answer(call, from: identity))
        case .relevantActions(let call): .init(to: call, await phrases.answer(call, from: identity))
        case .suggestedMedia(let call): .init(to: call, await phrases.answer(call, from: identity))
        case .vocabulary(let call): .init(to: call, await facts.answer(call, from: identity))
        case .contents(let call): .init(to: call, await facts.answer(call, from: identity))
        case .userContext(let call): .init(to: call, await facts.answer(call, from: identity))
        case .predictionMode(let call): .init(to: call, await facts.answer(call, from: identity))
        case .focusFilter(let call): .init(to: call, await focuses.answer(call, from: identity))
        case .pasteboard(let call): .init(to: call, await pasteboard(call, of: identity))
        case .phraseScreen(let call):
            .init(to: call, await phrases.answer(call, from: identity) { await self.isInFront(identity.app) })
        // The call that showed the screen was ended already, by cancelling its task.
        case .phraseScreenDismissal(let call): .init(to: call, .success(Done()))
        }
    }

    /// Whether the app is in front.
    func isInFront(_ app: BundleIdentifier) async -> Bool {
        await startedAppHost?.isInFront(app.text) ?? false
    }
}

/// A weak reference to the system for its child processes.
final class SystemReach: SystemServices {
    private weak let system: RunningSystem?

    init(_ system: RunningSystem) {
        self.system = system
    }

    func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
        guard let system else { return .refusal(CallRefusal(.unavailable, "the system has ended")) }
        return await system.answer(call, from: identity)
    }
}
