// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Foundation
import IntentValues
package import Processes
package import Sentences
package import Store
package import Wire

/// What apps say of themselves and of their people: the names that are used in them, and how much of the media in them
/// is whose.
package struct AppFacts: Sendable {
    /// Posted when there are other contents than before.
    package let contentChanges = Broadcast<Void>()
    let store: Store
    let limits: FactLimits
    private let report: @Sendable (Sentence) -> Void

    /// - Parameter report: Called with one sentence about what is wrong with the store.
    package init(
        store: Store, limits: FactLimits = .standard, report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.store = store
        self.limits = limits
        self.report = report
    }

    /// Takes the names of one type in place of those before, or forgets all; then they are on the disk.
    ///
    /// Names that are blank, too long or there already are left out, and so is what comes after the first
    /// ``FactLimits/names``: the app has the most important first.
    ///
    /// - Parameter identity: Who calls, from the bundle that the system started.
    /// - Returns: How many names are kept.
    package func answer(_ call: VocabularyCall, from identity: BundleIdentity) async -> Result<Int, CallRefusal> {
        await answering(identity) {
            guard identity.bundle == identity.app else {
                throw refusal(
                    "\(identity.bundle) is an extension, and only an app sets its vocabulary; set it in the app")
            }
            switch call {
            case .removeAll:
                try await store.removeVocabulary(of: identity.app.text)
                return 0
            case .set(let names, let number):
                guard let type = VocabularyType(rawValue: number) else {
                    throw refusal("there is no vocabulary of type \(number); use a case of INVocabularyStringType")
                }
                let kept = kept(of: names)
                try await store.setVocabulary(kept, of: type, in: identity.app.text)
                return kept.count
            }
        }
    }

    /// Takes what an app knows of its person now.
    package func answer(_ call: UserContextCall, from identity: BundleIdentity) async -> Result<Done, CallRefusal> {
        await answering(identity) {
            guard (0...2).contains(call.context.subscription), (call.context.libraryItems ?? 0) >= 0 else {
                throw refusal(
                    "a user context has the invalid status \(call.context.subscription) or "
                        + "\(call.context.libraryItems ?? 0) library items; use a case of "
                        + "INMediaUserContext.SubscriptionStatus and no negative number")
            }
            try await store.setMediaContext(call.context, of: identity.app.text)
            return Done()
        }
    }

    /// Takes what of an app's media of one type may be offered.
    package func answer(_ call: PredictionModeCall, from identity: BundleIdentity) async -> Result<Done, CallRefusal> {
        await answering(identity) {
            guard (0...1).contains(call.mode), (0...64).contains(call.mediaType) else {
                throw refusal(
                    "there is no prediction mode \(call.mode) for media of type \(call.mediaType); use cases of "
                        + "INUpcomingMediaPredictionMode and INMediaItemType")
            }
            try await store.setPredictionMode(call.mode, forMedia: call.mediaType, of: identity.app.text)
            return Done()
        }
    }

    private func kept(of names: [SpeakableStringValue]) -> [SpeakableStringValue] {
        var kept: [SpeakableStringValue] = []
        var known: Set<SpeakableStringValue> = []
        for name in names where isUsable(name) && known.insert(name).inserted {
            guard kept.count < limits.names else { break }
            kept.append(name)
        }
        return kept
    }

    private func isUsable(_ name: SpeakableStringValue) -> Bool {
        name.spokenPhrase.contains { !$0.isWhitespace }
            && [name.spokenPhrase, name.pronunciationHint, name.identifier].allSatisfy {
                ($0?.utf8.count ?? 0) <= limits.text
            }
    }
}

// MARK: - Answers

extension AppFacts {
    func refusal(_ text: String) -> CallRefusal { CallRefusal(.notDone, text) }

    func answering<Reply>(
        _ identity: BundleIdentity, _ answer: () async throws -> Reply
    ) async -> Result<Reply, CallRefusal> {
        do {
            return .success(try await answer())
        } catch let refusal as CallRefusal {
            return .failure(refusal)
        } catch {
            report("the settings of \(identity.app): \(error)")
            // Where the state is, is nothing an app has to know.
            let reason = (error as? StoreError)?.reason ?? "see what ‘beckon’ says"
            return .failure(refusal("the settings of \(identity.app) cannot be stored: \(reason)"))
        }
    }
}
