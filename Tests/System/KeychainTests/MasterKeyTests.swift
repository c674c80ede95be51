// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import TestSupport
import Testing
import Wire

@testable import Keychain

@Suite("The master key")
struct MasterKeyTests {
    private func mode(of url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    /// A folder whose keychain has one item, and the key's file.
    private func used() async throws -> (TemporaryFolder, key: URL) {
        let test = try await TestKeychain()
        #expect(await test.add(.password("me").holding("s")).status == .success)
        return (test.folder, test.folder.url.appending(path: "master.key"))
    }

    @Test("is a file for the person alone where there is no Secret Service")
    func file() async throws {
        let (folder, key) = try await used()
        #expect(try mode(of: key) == 0o600)
        #expect(try Data(contentsOf: key).count == 32)
        let drafts = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
            $0.hasPrefix("master.key.")
        }
        #expect(drafts.isEmpty)
    }

    @Test("is not made before the first item")
    func lazy() async throws {
        let test = try await TestKeychain()
        #expect(await test.add(["acct": .string("me")]).status == .parameter)
        #expect(!FileManager.default.fileExists(atPath: test.folder.url.appending(path: "master.key").path))
    }

    @Test("that is lost is an error, and no new one is made")
    func lost() async throws {
        let (folder, key) = try await used()
        let kept = folder.url.appending(path: "kept")
        try FileManager.default.moveItem(at: key, to: kept)
        let test = try await TestKeychain(in: folder)
        let reply = await test.add(.password("you"))
        #expect(reply.status == .notAvailable)
        #expect(reply.explanation == "the keychain is closed: its master key is lost")
        #expect(test.reports.all.first?.contains("restore \(key.path)") == true)
        #expect(!FileManager.default.fileExists(atPath: key.path))
        try FileManager.default.moveItem(at: kept, to: key)
        #expect(await test.copy(.password("me").returningData).result == .secret("s"))
    }

    @Test("that is another's is an error, and nothing is sealed with it")
    func wrong() async throws {
        let (folder, key) = try await used()
        try Data(repeating: 7, count: 32).write(to: key)
        let test = try await TestKeychain(in: folder)
        let reply = await test.add(.password("you"))
        #expect(reply.status == .notAvailable)
        #expect(reply.explanation?.contains("does not match its items") == true)
    }

    @Test("that is damaged is an error", arguments: [0, 31, 33])
    func damaged(length: Int) async throws {
        let (folder, key) = try await used()
        try Data(repeating: 7, count: length).write(to: key)
        let reply = await (try TestKeychain(in: folder)).copy(.password("me").returningData)
        #expect(reply.status == .notAvailable)
        #expect(reply.explanation?.contains("damaged") == true)
    }

    @Test("that others may read is refused until it is closed to them", arguments: [0o640, 0o604, 0o620])
    func exposed(mode: Int) async throws {
        let (folder, key) = try await used()
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: key.path)
        let test = try await TestKeychain(in: folder)
        #expect(await test.copy(.password("me").returningData).status == .notAvailable)
        #expect(test.reports.all.first?.contains("chmod 600") == true)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.path)
        #expect(await test.copy(.password("me").returningData).result == .secret("s"))
    }

    @Test("is not followed through a link")
    func link() async throws {
        let (folder, key) = try await used()
        let elsewhere = folder.url.appending(path: "elsewhere")
        try FileManager.default.moveItem(at: key, to: elsewhere)
        try FileManager.default.createSymbolicLink(at: key, withDestinationURL: elsewhere)
        #expect(await (try TestKeychain(in: folder)).copy(.password("me").returningData).status == .notAvailable)
    }

    @Test("is one for two who come first at the same time")
    func race() async throws {
        let folder = try TemporaryFolder()
        let keychains = [try await TestKeychain(in: folder), try await TestKeychain(in: folder)]
        await withTaskGroup { group in
            for (number, test) in keychains.enumerated() {
                for item in 0..<10 {
                    group.addTask {
                        #expect(await test.add(.password("\(number) \(item)").holding("s")).status == .success)
                    }
                }
            }
        }
        #expect(try await keychains[0].accounts().count == 20)
        #expect(try await keychains[1].accounts().count == 20)
    }

    @Test("left by a start that was cut short is taken up")
    func leftover() async throws {
        let folder = try TemporaryFolder()
        let key = folder.url.appending(path: "master.key")
        try Data(repeating: 9, count: 32).write(to: key)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.path)
        let test = try await TestKeychain(in: folder)
        #expect(await test.add(.password("me")).status == .success)
        #expect(try Data(contentsOf: key) == Data(repeating: 9, count: 32))
    }

    @Test("in the Secret Service is an error where there is no session bus, and no file is made")
    func noBus() async throws {
        let folder = try TemporaryFolder()
        let test = try await TestKeychain(in: folder)
        let proof = try MasterKey.random().proof()
        _ = try await test.store.settle(
            KeychainKeyRecord(source: "secretService", identifier: "x", proof: proof))
        let reply = await test.add(.password("me"))
        #expect(reply.status == .notAvailable)
        #expect(reply.explanation?.contains("no session bus") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "master.key").path))
    }
}
