// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import SystemLink
import Wire

/// The index of an app's contents, in which a person finds them by the device's search.
///
/// ```swift
/// let attributes = CSSearchableItemAttributeSet(contentType: .text)
/// attributes.title = "Tulips"
/// let item = CSSearchableItem(uniqueIdentifier: "note-3", domainIdentifier: "notes", attributeSet: attributes)
/// try await CSSearchableIndex.default().indexSearchableItems([item])
/// ```
///
/// A person who chooses an item opens the app with an activity of the type ``CSSearchableItemActionType``, whose
/// `userInfo` has the identifier under ``CSSearchableItemActivityIdentifier``. The system keeps the latest 2,000 items of
/// an app, title, names, description, keywords and the beginning of the text of each, and forgets them with the app.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // `@unchecked`: what it stores never changes; a subclass answers for its own.

    private static let index = CSSearchableIndex(name: "default")

    private let name: String

    /// The app's index by another name; all have the same contents.
    public init(name: String) { self.name = name }

    /// The app's index.
    open class func `default`() -> CSSearchableIndex { index }

    /// Whether there is an index on this device.
    open class func isIndexingAvailable() -> Bool { true }

    /// Adds items, in place of those of the same identifiers.
    ///
    /// - Parameter completionHandler: Called on a background thread when they can be found.
    @preconcurrency
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell(.index(items.map(\.payload)), completionHandler)
    }

    /// Takes items out.
    @preconcurrency
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell(.delete(identifiers), completionHandler)
    }

    /// Takes the items of some domains out, and of the domains in them: with `notes` goes `notes.garden`.
    @preconcurrency
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell(.deleteDomains(domainIdentifiers), completionHandler)
    }

    /// Takes every item out.
    @preconcurrency
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        tell(.deleteAll, completionHandler)
    }

    private func tell(_ call: ContentsCall, _ completion: (@Sendable ((any Error)?) -> Void)?) {
        CallChannel.contents.call(call) { result in
            switch result {
            case .success: completion?(nil)
            case .failure(let failure):
                if completion == nil {
                    StandardError.write("the index stays as it was: \(failure)", from: "CoreSpotlight")
                }
                completion?(CSIndexError(failure))
            }
        }
    }
}

extension CSSearchableIndex {
    /// Adds items, in place of those of the same identifiers; returns when they can be found.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await tell(.index(items.map(\.payload)))
    }

    /// Takes items out.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await tell(.delete(identifiers))
    }

    /// Takes the items of some domains out, and of the domains in them.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await tell(.deleteDomains(domainIdentifiers))
    }

    /// Takes every item out.
    public func deleteAllSearchableItems() async throws { try await tell(.deleteAll) }

    private func tell(_ call: ContentsCall) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            tell(call) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
