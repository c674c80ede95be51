// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import SystemLink
import TestSupport
import Testing
import Wire

@testable import CoreSpotlight

@Suite("The index of an app's contents", .timeLimit(.minutes(2)))
struct SearchableIndexTests {
    private static func item(_ change: (CSSearchableItemAttributeSet) -> Void = { _ in }) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = "Tulips"
        change(attributes)
        return CSSearchableItem(uniqueIdentifier: "note-3", domainIdentifier: "notes", attributeSet: attributes)
    }

    @Test("an item travels with all that it is found by")
    func payload() {
        let item = Self.item { attributes in
            attributes.displayName = "Tulips 郁金香"
            attributes.alternateNames = ["Bulbs"]
            attributes.contentDescription = "Before it freezes"
            attributes.keywords = ["garden"]
            attributes.textContent = "Ten of them"
        }
        item.expirationDate = Date(timeIntervalSince1970: 1_900_000_000)
        #expect(
            item.payload
                == ContentPayload(
                    identifier: "note-3", domain: "notes", title: "Tulips 郁金香", otherTitles: ["Tulips", "Bulbs"],
                    description: "Before it freezes", keywords: ["garden"], text: "Ten of them",
                    expires: Date(timeIntervalSince1970: 1_900_000_000)))
    }

    @Test("an item has a name of its own where the app gives none, and is kept for a month, or forever")
    func standards() throws {
        let item = CSSearchableItem(
            uniqueIdentifier: nil, domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet(itemContentType: "a"))
        #expect(!item.uniqueIdentifier.isEmpty)
        let expires = try #require(item.payload.expires)
        #expect((29...31).contains(expires.timeIntervalSinceNow / 86_400))
        item.expirationDate = .distantFuture
        #expect(item.payload.expires == nil)
    }

    @Test("the system hears what is added and taken out, in order, and the app what it says")
    func calls() async throws {
        let system = try AppSystem.answering { call in
            guard case .contents(let call) = call else { return .refusal(CallRefusal(.notDone, "no")) }
            return call == .deleteAll ? .refusal(CallRefusal(.notDone, "not today")) : .reply(to: call, Done())
        }
        let index = CSSearchableIndex.default()
        let item = Self.item()
        let error = await CallChannel.$contents.withValue(CallChannel("contents", link: system.link)) {
            let error = await #expect(throws: CSIndexError.self) {
                try await index.indexSearchableItems([item])
                try await index.deleteSearchableItems(withIdentifiers: ["note-3"])
                try await index.deleteSearchableItems(withDomainIdentifiers: ["notes"])
                try await index.deleteAllSearchableItems()
            }
            return error
        }
        #expect(error?.code == .invalidItemError && error?.localizedDescription == "not today")
        var calls: [AnySystemCall?] = []
        for _ in 0..<4 { calls.append(await system.nextCall()?.call) }
        #expect(
            calls == [
                .contents(.index([item.payload])), .contents(.delete(["note-3"])), .contents(.deleteDomains(["notes"])),
                .contents(.deleteAll),
            ])
    }

    @Test("without a system there is an error that says so")
    func alone() async {
        let error = await #expect(throws: CSIndexError.self) {
            try await CallChannel.$contents.withValue(CallChannel("contents", link: nil)) {
                try await CSSearchableIndex.default().deleteAllSearchableItems()
            }
        }
        #expect(error?.code == .indexUnavailableError)
        #expect(CSSearchableIndex.isIndexingAvailable())
    }
}
