// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Contacts
import IntentValues
package import Store

/// The person's contacts for apps: those may know them to whom the person has granted it, and others nothing.
///
/// The person is asked once for each app. What they say is kept until they change it or the app goes; that nobody was
/// there to ask is not.
package actor AddressBook {
    /// Asks the person whether an app may know whom a name means.
    ///
    /// - Returns: Nil if nobody could be asked, or nothing was answered.
    package typealias Question = @Sendable (_ app: String) async -> Bool?

    private let source: any ContactSource
    private let store: Store
    /// Questions that the person has not answered yet, by app.
    private var asked: [String: Task<Result<Bool, StoreError>, Never>] = [:]

    package init(_ source: any ContactSource, store: Store) {
        self.source = source
        self.store = store
    }

    /// Whom a name means.
    ///
    /// - Parameters:
    ///   - spoken: As it was said: a name, a nickname, “my mother”.
    ///   - app: Who is to know, by its identifier.
    ///   - question: Asks the person where they have said nothing yet; nil to go without.
    /// - Throws: ``StoreError`` where what the person has said cannot be read or kept.
    package func find(
        _ spoken: String, for app: String, asking question: Question? = nil
    ) async throws(StoreError) -> FoundPerson {
        guard try await store.isAllowed(.contacts, for: app) != false else {
            return .unknown(PersonValue(spoken: spoken))
        }
        let directory = try await contacts().directory
        // Anyone who has no contacts is not asked about them.
        guard !directory.contacts.isEmpty, try await isAllowed(app, asking: question) else {
            return .unknown(PersonValue(spoken: spoken))
        }
        switch directory.answer(to: spoken) {
        case .nobody: return .unknown(PersonValue(spoken: spoken))
        case .clear(let candidate, let others): return .found(PersonValue(candidate, matches: others))
        case .unclear(let candidates):
            var person = PersonValue(spoken: spoken)
            let choices = candidates.map { PersonValue($0) }
            person.siriMatches = choices.map { choice in
                var match = choice
                match.isContactSuggestion = true
                return match
            }
            return .choice(spoken: person, of: choices)
        }
    }

    /// All contacts, for the person themselves, with their own card marked.
    package func contacts() async throws(StoreError) -> KnownContacts {
        let own = try await store.ownContact()
        var contacts = await source.contacts(besides: try await store.contactFolders())
        contacts.directory.ownIdentifier = own
        return contacts
    }

    /// The paths of folders with contacts, besides the usual ones.
    package var folders: [String] {
        get async throws(StoreError) { try await store.contactFolders() }
    }

    /// Uses these folders besides the usual ones, in place of those before.
    package func use(folders: [String]) async throws(StoreError) { try await store.setContactFolders(folders) }

    /// Marks a card as the person's own.
    package func setOwn(_ identifier: String) async throws(StoreError) { try await store.setOwnContact(identifier) }

    /// Settles whether an app may know the contacts.
    package func allow(_ isAllowed: Bool, to app: String) async throws(StoreError) {
        try await store.set(.contacts, for: app, to: isAllowed)
    }

    private func isAllowed(_ app: String, asking question: Question?) async throws(StoreError) -> Bool {
        // Anyone who wants to know the same meanwhile waits for the same answer.
        if let running = asked[app] { return try await running.value.get() }
        let asking = Task { await answer(for: app, asking: question) }
        asked[app] = asking
        let isAllowed = await asking.value
        asked[app] = nil
        return try isAllowed.get()
    }

    /// What the person has said, or says now, which is kept.
    private func answer(for app: String, asking question: Question?) async -> Result<Bool, StoreError> {
        do throws(StoreError) {
            if let isAllowed = try await store.isAllowed(.contacts, for: app) { return .success(isAllowed) }
            guard let answer = await question?(app) else { return .success(false) }
            // The person may have said so in the settings meanwhile.
            if let isAllowed = try await store.isAllowed(.contacts, for: app) { return .success(isAllowed) }
            try await store.set(.contacts, for: app, to: answer)
            return .success(answer)
        } catch {
            return .failure(error)
        }
    }
}
