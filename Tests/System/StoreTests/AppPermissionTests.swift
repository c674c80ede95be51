// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("Permissions of apps, and the person's contacts, in the store")
struct AppPermissionTests {
    private static let app = "org.example.shop"

    private func store(_ folder: TemporaryFolder) async throws -> Store {
        let store = try await Store.open(StateFolder(root: folder.url))
        for app in [Self.app, "org.example.other"] {
            try await store.record(
                AppRecord(
                    identifier: app, name: "Shop", path: "/", installed: Date(timeIntervalSince1970: 0), extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        return store
    }

    @Test("what the person said is there after reopening, for that app alone", arguments: [true, false])
    func kept(isAllowed: Bool) async throws {
        let folder = try TemporaryFolder()
        let first = try await store(folder)
        #expect(try await first.isAllowed(.contacts, for: Self.app) == nil)
        try await first.set(.contacts, for: Self.app, to: isAllowed)
        let store = try await Store.open(StateFolder(root: folder.url))
        #expect(try await store.isAllowed(.contacts, for: Self.app) == isAllowed)
        #expect(try await store.isAllowed(.contacts, for: "org.example.other") == nil)
    }

    @Test("the person may change their mind, or be asked again")
    func changed() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        for answer in [true, false, nil, true] as [Bool?] {
            try await store.set(.contacts, for: Self.app, to: answer)
            #expect(try await store.isAllowed(.contacts, for: Self.app) == answer)
        }
    }

    @Test("a permission goes with its app, and none is kept for an app that does not exist")
    func removed() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        try await store.set(.contacts, for: Self.app, to: true)
        try await store.removeApp(Self.app)
        #expect(try await store.isAllowed(.contacts, for: Self.app) == nil)
        let error = await #expect(throws: StoreError.self) { try await store.set(.contacts, for: Self.app, to: true) }
        #expect(error?.code == .notFound)
    }

    @Test("an app that is installed again keeps what the person said")
    func replaced() async throws {
        let folder = try TemporaryFolder()
        try await store(folder).set(.contacts, for: Self.app, to: true)
        #expect(try await store(folder).isAllowed(.contacts, for: Self.app) == true)
    }

    @Test("folders of contacts and the person's own card are kept, and replaced as a whole")
    func contacts() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        #expect(try await store.contactFolders().isEmpty)
        #expect(try await store.ownContact() == nil)
        try await store.setContactFolders(["/b", "/a", "/b"])
        try await store.setOwnContact("one")
        try await store.setOwnContact("two")
        let again = try await Store.open(StateFolder(root: folder.url))
        #expect(try await again.contactFolders() == ["/b", "/a"])
        #expect(try await again.ownContact() == "two")
        let error = await #expect(throws: StoreError.self) {
            try await store.setContactFolders((0..<33).map { "/\($0)" })
        }
        #expect(error?.code == .tooMany)
        #expect(try await again.contactFolders() == ["/b", "/a"])
        try await store.setOwnContact(nil)
        #expect(try await again.ownContact() == nil)
    }
}
