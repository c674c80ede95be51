// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Store
import TestSupport
import Testing

@testable import Apps

/// Every file of the state, damaged in every way that a disk, a power cut or a partial restore damages one.
@Suite("A state of which one file is damaged") struct DamagedStateTests {
    enum Damage: CaseIterable {
        case missing, empty, half
        /// As it was before the last app was installed.
        case old
    }

    private let folder: TemporaryFolder
    private let package: FixturePackage

    init() throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
    }

    private func library(in state: StateFolder) async throws -> AppLibrary {
        AppLibrary(
            state, store: try await Store.open(state), builder: FixtureBuilder(package),
            now: { Date(timeIntervalSince1970: 1_800_000_000) })
    }

    private func install(_ product: String, in state: StateFolder) async throws -> [InstalledApp] {
        var request = AppLibrary.Request(path: package.url)
        request.product = product
        return try await library(in: state).install(request)
    }

    /// The state with Bakery, and the same one with Kiosk too; each app keeps a file.
    private func states() async throws -> (older: StateFolder, whole: StateFolder) {
        let whole = StateFolder(root: folder.url.appending(path: "state"))
        let older = StateFolder(root: folder.url.appending(path: "older"))
        for product in ["Bakery", "Kiosk"] {
            let app = try #require(try await install(product, in: whole).first)
            try Data("mine".utf8).write(to: app.container.appending(path: "Documents/notes"))
            if product == "Bakery" { try FileManager.default.copyItem(at: whole.root, to: older.root) }
        }
        return (older, whole)
    }

    /// The paths of all files below a folder.
    private static func files(in root: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// What nothing but an uninstallation may take away: bundles, and what apps and people keep.
    private static func belongings(in root: URL) throws -> Set<String> {
        Set(try files(in: root).filter { ["Apps/", "Containers/", "Teams/"].contains(where: $0.hasPrefix) })
    }

    /// - Returns: Whether there was something to damage.
    private static func damage(_ path: String, _ damage: Damage, in root: URL, older: URL) throws -> Bool {
        let file = root.appending(path: path)
        switch damage {
        case .missing: try FileManager.default.removeItem(at: file)
        case .empty: try Data().write(to: file)
        case .half:
            let data = try Data(contentsOf: file)
            try data.prefix(data.count / 2).write(to: file)
        case .old:
            let before = older.appending(path: path)
            guard FileManager.default.fileExists(atPath: before.path) else { return false }
            try Data(contentsOf: before).write(to: file)
        }
        return true
    }

    @Test("loses nothing that the damaged file doesn't hold itself, and says what to do", arguments: Damage.allCases)
    func matrix(damage: Damage) async throws {
        let (older, whole) = try await states()
        let paths = try Self.files(in: whole.root).filter { !$0.hasPrefix("Apps/") && !$0.hasPrefix("Containers/") }
        #expect(paths.contains("beckon.sqlite"))
        for (number, path) in paths.enumerated() {
            let state = StateFolder(root: folder.url.appending(path: "\(number)"))
            try FileManager.default.copyItem(at: whole.root, to: state.root)
            guard try Self.damage(path, damage, in: state.root, older: older.root) else { continue }
            let before = try Self.belongings(in: state.root)
            do {
                _ = try await library(in: state).clearUp()
                _ = try await install("Bakery", in: state)
            } catch let error as StoreError {
                #expect(!error.remedy.isEmpty, "\(path)")
            } catch let error as InstallError {
                #expect(!error.remedy.isEmpty, "\(path)")
            }
            let lost = before.subtracting(try Self.belongings(in: state.root))
            #expect(lost == [], "\(damage) \(path)")
            try FileManager.default.removeItem(at: state.root)
        }
    }

    @Test("with an empty database is refused, and whole again with the database", arguments: [Damage.missing, .empty])
    func database(damage: Damage) async throws {
        let (older, whole) = try await states()
        let kept = try Data(contentsOf: whole.database)
        for name in ["", "-wal", "-shm"] {
            let file = URL(filePath: whole.database.path + name)
            if FileManager.default.fileExists(atPath: file.path) {
                _ = try Self.damage(file.lastPathComponent, damage, in: whole.root, older: older.root)
            }
        }
        let error = await #expect(throws: StoreError.self) { try await library(in: whole) }
        #expect(error?.code == .damaged)
        try kept.write(to: whole.database)
        #expect(
            try await library(in: whole).catalog().apps.map(\.id.text) == ["org.example.bakery", "org.example.kiosk"])
    }
}
