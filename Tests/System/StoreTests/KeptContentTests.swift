// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemLink
import TestSupport
import Testing
import Wire

@testable import Store

@Suite("Files that rows of the store name")
struct KeptContentTests {
    private let folder: TemporaryFolder
    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    init() throws {
        folder = try TemporaryFolder()
    }

    private var state: StateFolder { StateFolder(root: folder.url.appending(path: "state")) }

    private func store() async throws -> Store {
        let store = try await Store.open(state)
        try await store.record(
            AppRecord(identifier: "one", name: "one", path: "/", installed: date, extensions: []),
            by: TeamRecord(identifier: "TEAM", key: "key", name: "Team"))
        return store
    }

    private var names: [String] {
        let files = state.root.appending(path: "Files").path
        return (try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []
    }

    private func item(_ bytes: Data) -> LaunchItem {
        let file = IntentValue.file(FileValue(holding: bytes, filename: "a.png"))
        let intent = IntentPayload(className: "Send", values: ["image": file])
        return .activity(ActivityPayload(activityType: "send"), InteractionPayload(intent: intent))
    }

    private func bytes(in item: LaunchItem?) throws -> Data? {
        guard case .activity(_, let interaction)? = item, case .file(let file)? = interaction?.intent.values["image"]
        else { return nil }
        return try file.content?.bytes()
    }

    @Test("are beside the rows, and there again after the store was closed")
    func keeping() async throws {
        let large = Data(repeating: 7, count: 5 << 20)
        do {
            let store = try await store()
            _ = try await store.addDelivery(of: item(large), to: "one", at: date, limit: 9)
        }
        let size = try FileManager.default.attributesOfItem(atPath: state.database.path)[.size] as? Int
        #expect((size ?? .max) < 1 << 20)
        let kept = try await store().deliveries(of: "one").first?.delivery.item
        #expect(try bytes(in: kept) == large)
    }

    @Test("go with the last row that names them")
    func deletion() async throws {
        let store = try await store()
        let first = try await store.addDelivery(of: item(Data([1])), to: "one", at: date, limit: 9)
        let second = try await store.addDelivery(of: item(Data([1])), to: "one", at: date, limit: 9)
        #expect(names.count == 1)
        try await store.removeDelivery(first.id, of: "one")
        #expect(names.count == 1)
        try await store.removeDelivery(second.id, of: "one")
        #expect(names == [])
    }

    @Test("go with the app")
    func uninstalling() async throws {
        let store = try await store()
        _ = try await store.addDelivery(of: item(Data([1])), to: "one", at: date, limit: 9)
        _ = try await store.addDelivery(of: item(Data([2])), to: "one", at: date, limit: 9)
        #expect(names.count == 2)
        try await store.removeApp("one")
        #expect(names == [])
    }
}
