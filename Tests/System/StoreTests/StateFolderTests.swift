// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("The state folder")
struct StateFolderTests {
    private let folder: TemporaryFolder
    private var state: StateFolder { StateFolder(root: folder.url.appending(path: "state")) }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "is the option, else the state home, else the home's",
        arguments: [
            ("/a", ["XDG_STATE_HOME": "/b", "HOME": "/c"], "/a"),
            (nil, ["XDG_STATE_HOME": "/b", "HOME": "/c"], "/b/beckon"),
            (nil, ["XDG_STATE_HOME": "relative", "HOME": "/c"], "/c/.local/state/beckon"),
            (nil, ["XDG_STATE_HOME": "", "HOME": "/c"], "/c/.local/state/beckon"),
            ("", ["HOME": "/c"], "/c/.local/state/beckon"),
        ] as [(String?, [String: String], String)])
    func location(option: String?, environment: [String: String], path: String) throws {
        #expect(try StateFolder(option: option, environment: environment).root.path == path)
    }

    @Test("without a home folder the person is told what to give")
    func homeless() {
        let error = #expect(throws: StoreError.self) { try StateFolder(option: nil, environment: [:]) }
        #expect(error?.code == .unusableFolder)
        #expect(error?.remedy.description.contains("--state") == true)
    }

    @Test("is made for its owner alone")
    func mode() async throws {
        _ = try await Store.open(state)
        for folder in [state.root, state.apps, state.containers] {
            let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }

    @Test(
        "is closed to others who may look into it, and its database is nobody else's", arguments: [0o755, 0o711, 0o740])
    func closed(mode: Int) async throws {
        try FileManager.default.createDirectory(at: state.root, withIntermediateDirectories: true)
        try Data().write(to: state.database)
        for (path, mode) in [(state.root.path, mode), (state.database.path, 0o644)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        let store = try await Store.open(state)
        _ = try await store.apps()
        for name in ["", "beckon.sqlite", "beckon.sqlite-wal", "beckon.sqlite-shm"] {
            let path = state.root.appending(path: name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == (name.isEmpty ? 0o700 : 0o600), "\(name)")
        }
    }

    @Test("with apps in it and no database is refused, and nothing in it changes", arguments: [nil, 0, 10, 100])
    func damaged(size: Int?) async throws {
        try state.prepare()
        let bundle = state.apps.appending(path: "org.example.bakery.app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        if let size { try Data(count: size).write(to: state.database) }
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.code == .damaged)
        #expect(error?.remedy.description.contains("restore a copy of the file") == true)
        #expect(FileManager.default.fileExists(atPath: bundle.path))
        #expect(FileManager.default.fileExists(atPath: state.database.path) == (size != nil))
        try FileManager.default.removeItem(at: bundle)
        if size != 10, size != 100 { _ = try await Store.open(state) }
    }

    @Test("is refused when others may write to it")
    func shared() async throws {
        try FileManager.default.createDirectory(at: state.root, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: state.root.path)
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.reason == "others may write to the folder")
    }

    @Test("cannot be a file")
    func file() async throws {
        try Data("hello".utf8).write(to: state.root)
        let error = await #expect(throws: StoreError.self) { try await Store.open(state) }
        #expect(error?.code == .unusableFolder)
    }
}
