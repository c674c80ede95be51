// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Apps
package import Foundation
package import Sentences
package import Store
package import Wire

/// The phrases that people gave to actions, as the apps see them, and what apps propose.
package actor PersonalPhrases {
    /// The system around it.
    package struct Surroundings: Sendable {
        /// The app as it is installed; nil if it is not.
        package var app: @Sendable (BundleIdentifier) async throws -> InstalledApp?
        package var now: @Sendable () -> Date
        /// Called with one sentence about what is wrong with the store.
        package var report: @Sendable (Sentence) -> Void

        package init(
            app: @escaping @Sendable (BundleIdentifier) async throws -> InstalledApp?,
            now: @escaping @Sendable () -> Date = { Date() }, report: @escaping @Sendable (Sentence) -> Void
        ) {
            self.app = app
            self.now = now
            self.report = report
        }
    }

    /// The raw values of `INIntentErrorCode` that apps are answered with.
    enum Code: Int {
        case missingInformation = 3002
        case creationFailed = 7000
        case listingFailed = 7001
    }

    let store: Store
    /// Where apps wait for a person.
    package nonisolated let screens: PhraseScreens
    let surroundings: Surroundings
    let rules: AppActionRules
    /// The screens that were answered, while the answer is being saved.
    var beingAnswered: Set<Int> = []
    /// Calls that are being answered, and who waits for those that wait for no person.
    private var open = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    package init(
        store: Store, screens: PhraseScreens, limits: PhraseLimits = .standard, surroundings: Surroundings
    ) {
        self.store = store
        self.screens = screens
        self.surroundings = surroundings
        rules = AppActionRules(limits: limits)
    }

    /// Answers an app about its phrases.
    ///
    /// - Parameter identity: Who calls, from the bundle that the system started.
    package func answer(
        _ call: PhrasesCall, from identity: BundleIdentity
    ) async -> Result<[PhrasePayload], CallRefusal> {
        await answering(.listingFailed, of: identity.app) {
            let app = try await installed(identity.app)
            let phrases =
                switch call {
                case .all: try await store.phrases(of: app.id.text)
                case .one(let identifier): [try await store.phrase(identifier)].compactMap(\.self)
                }
            return phrases.compactMap { Self.payload(of: $0, in: app) }
        }
    }

    /// Takes the actions that an app proposes, in place of those it proposed before; then they are on the disk.
    package func answer(
        _ call: ProposedActionsCall, from identity: BundleIdentity
    ) async -> Result<Done, CallRefusal> {
        await answering(.creationFailed, of: identity.app) {
            let app = try await installed(identity.app)
            try rules.checkList(call.actions, of: "proposed actions")
            for action in call.actions { _ = try rules.meaning(of: action, in: app) }
            try await store.setProposedActions(call.actions, of: app.id.text)
            return Done()
        }
    }

    /// Takes the media that an app would play next, in place of those it suggested before. They are proposed to give a
    /// phrase to, beside what it proposes otherwise.
    package func answer(_ call: SuggestedMediaCall, from identity: BundleIdentity) async -> Result<Done, CallRefusal> {
        await answering(.creationFailed, of: identity.app) {
            let app = try await installed(identity.app)
            let actions = call.intents.map(AppActionPayload.intent)
            try rules.checkList(actions, of: "suggested media intents")
            for intent in call.intents { try rules.checkIsMedia(intent, in: app) }
            try await store.setProposedActions(actions, of: app.id.text, kind: .media)
            return Done()
        }
    }

    /// Takes the actions that an app holds to be relevant, in place of those it named before.
    package func answer(
        _ call: RelevantActionsCall, from identity: BundleIdentity
    ) async -> Result<Done, CallRefusal> {
        await answering(.missingInformation, of: identity.app) {
            let app = try await installed(identity.app)
            try rules.checkList(call.actions, of: "relevant actions")
            for action in call.actions { try rules.check(action, in: app) }
            try await store.setRelevantActions(call.actions, of: identity.app.text)
            return Done()
        }
    }

    /// Shows a person a screen, and answers when they are done or the task is cancelled; meanwhile others are
    /// answered. What an answer says is on the disk.
    ///
    /// - Parameter isInFront: Whether a person has the app before them: only then it may show a screen.
    package func answer(
        _ call: PhraseScreenCall, from identity: BundleIdentity, isInFront: @Sendable () async -> Bool
    ) async -> Result<PhraseScreenCall.Reply, CallRefusal> {
        await answering(.creationFailed, of: identity.app) {
            switch call {
            case .add(let action):
                _ = try rules.meaning(of: action, in: try await installed(identity.app))
                return try await show(.add(action), for: identity, isInFront)
            case .edit(let identifier):
                guard let phrase = try await store.phrase(identifier), phrase.app == identity.app.text else {
                    throw Problem(
                        "\(identity.app) has no phrase \(identifier); ask for those there are, as a person may "
                            + "have removed it")
                }
                return try await show(.edit(phrase), for: identity, isInFront)
            }
        }
    }

    private func answering<Reply: Sendable>(
        _ code: Code, of app: BundleIdentifier, _ answer: () async throws -> Reply
    ) async -> Result<Reply, CallRefusal> {
        open += 1
        defer {
            open -= 1
            wake()
        }
        do {
            return .success(try await answer())
        } catch {
            return .failure(CallRefusal(.notDone, code: code.rawValue, text(of: error, of: app)))
        }
    }

    /// Returns when every call that has come is answered or shows its screen.
    package func settle() async {
        guard isAtWork else { return }
        await withCheckedContinuation { waiters.append($0) }
    }

    /// A call whose screen the person is done with is to be answered yet.
    private var isAtWork: Bool { open > screens.open.count }

    private func wake() {
        guard !isAtWork else { return }
        defer { waiters = [] }
        for waiter in waiters { waiter.resume() }
    }
}

// MARK: - Screens and what they show

extension PersonalPhrases {
    private func show(
        _ purpose: PhraseScreen.Purpose, for identity: BundleIdentity, _ isInFront: @Sendable () async -> Bool
    ) async throws -> PhraseScreens.Outcome {
        guard identity.bundle == identity.app else {
            throw Problem("\(identity.bundle) is an extension, and only an app shows screens; present it in the app")
        }
        guard await isInFront() else {
            throw Problem(
                "\(identity.app) is not in front, so the screen would not be seen; present it when the person asks for it"
            )
        }
        guard let screen = screens.begin(purpose, of: identity.app) else {
            throw Problem(
                "\(identity.app) shows a screen for a phrase already; present the next when the person is done with it")
        }
        wake()
        return await screens.outcome(of: screen)
    }

    /// Nil when it is another app's, or the app no longer offers the intent.
    static func payload(of phrase: PhraseRecord, in app: InstalledApp) -> PhrasePayload? {
        guard phrase.app == app.id.text else { return nil }
        let action: AppActionPayload
        switch phrase.meaning {
        case .shortcut: return nil
        case .activity(let activity): action = .activity(activity)
        case .intent(let name, let values, _):
            guard let intent = app.intents.first(where: { $0.className == name }) else { return nil }
            action = .intent(IntentPayload(className: intent.qualifiedClassName, values: values))
        }
        return PhrasePayload(identifier: phrase.identifier, phrase: phrase.text, action: action)
    }

    func installed(_ identifier: BundleIdentifier) async throws -> InstalledApp {
        guard let app = try await surroundings.app(identifier) else {
            throw Problem("\(identifier) is no longer installed; install it again")
        }
        return app
    }

    /// What the app's developer reads of an error.
    private func text(of error: any Error, of app: BundleIdentifier) -> String {
        switch error {
        case let error as Problem<Fault>: return error.description
        case let error as StoreError:
            surroundings.report("the phrases of \(app): \(error)")
            // Where the state is, is nothing an app has to know.
            return "the phrases of \(app): \(error.reason)"
        default:
            surroundings.report("the phrases of \(app): \(error)")
            return "the app \(app) cannot be read; see what ‘beckon’ says"
        }
    }
}
