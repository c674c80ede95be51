// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("Chosen apps in the store")
struct ChoiceStoreTests {
    @Test("a choice is kept, replaced by another one, and forgotten with its app")
    func choices() async throws {
        let folder = try TemporaryFolder()
        let store = try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
        for name in ["caller", "ringer"] {
            try await store.record(
                AppRecord(
                    identifier: "org.example.\(name)", name: name, path: "\(name).app",
                    installed: Date(timeIntervalSince1970: 1_800_000_000), extensions: []))
        }
        #expect(try await store.chosenApp(for: "INStartCallIntent") == nil)
        try await store.choose("org.example.caller", for: "INStartCallIntent")
        try await store.choose("org.example.ringer", for: "INStartCallIntent")
        #expect(try await store.chosenApp(for: "INStartCallIntent") == "org.example.ringer")
        #expect(try await store.chosenApp(for: "INSendMessageIntent") == nil)
        try await store.removeApp("org.example.ringer")
        #expect(try await store.chosenApp(for: "INStartCallIntent") == nil)
        let error = await #expect(throws: StoreError.self) {
            try await store.choose("org.example.gone", for: "INStartCallIntent")
        }
        #expect(error?.reason.description.contains("FOREIGN KEY") == true)
    }
}
