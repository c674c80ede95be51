// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

/// An installed app that is up to no good, beside one that has something to hide.
///
/// What single calls the sandbox denies, its own tests say; these say that the
/// whole product starts every app in it, and with nothing too much in reach.
@Suite("An installed hostile app", .timeLimit(.minutes(2)))
struct HostileAppTests {
    /// Something the stranger's extension tries, and the error it is to get.
    private struct Attempt {
        let name: String
        let target: String
        let error: Int32

        init(_ name: String, _ target: String, _ error: Int32) {
            self.name = name
            self.target = target
            self.error = error
        }
    }

    private static let warning = "warning: com.example.stranger.intents runs without a sandbox"

    @Test(
        "reads no database, no key, no home and no other app's files",
        .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
    func files() async throws {
        let house = try await House()
        #expect(try await house.attempt("read", house.path("Apps/com.example.stranger.app/Info.plist")) == 0)
        for secret in house.secrets {
            #expect(try await house.attempt("read", secret) == ENOENT, "\(secret)")
            // In the folders above its own it sees nothing, and makes nothing.
            #expect([ENOENT, EROFS].contains(try await house.attempt("write", secret)), "\(secret)")
        }
        for own in ["Info.plist", "PlugIns/SharingIntents.appex/_CodeSignature/Manifest.json"] {
            #expect(try await house.attempt("write", house.path("Apps/com.example.stranger.app/\(own)")) == EROFS)
        }
        #expect(await house.chat.errors() == "")
    }

    @Test(
        "reaches no other process, and both Beckon and the neighbour live on",
        .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
    func processes() async throws {
        let house = try await House()
        let neighbour = try await house.chat.processNumber(of: "owner")
        let beckon = house.chat.number
        for attempt in [
            Attempt("signal", "\(neighbour)", ESRCH), Attempt("signal", "\(beckon)", ESRCH),
            Attempt("signalParent", "-", ESRCH),
            Attempt("attach", "\(neighbour)", EPERM), Attempt("attach", "\(beckon)", EPERM),
            Attempt("readMemory", "\(neighbour)", EPERM), Attempt("readMemory", "\(beckon)", EPERM),
            Attempt("takeDescriptor", "\(neighbour)", EPERM), Attempt("takeDescriptor", "\(beckon)", EPERM),
            Attempt("read", "/proc/\(neighbour)/mem", ENOENT), Attempt("read", "/proc/\(beckon)/environ", ENOENT),
            Attempt("read", "/proc/\(beckon)/root\(house.path("beckon.sqlite"))", ENOENT),
        ] {
            #expect(try await house.attempt(attempt.name, attempt.target) == attempt.error, "\(attempt)")
        }
        #expect(try await house.chat.say("keychain read door", to: "Owner") == "s3cret")
        #expect(try await house.chat.processNumber(of: "owner") == neighbour)
    }

    @Test("would read them all without the sandbox, of which its starter is warned")
    func without() async throws {
        let house = try await House("--no-sandbox")
        for secret in house.secrets {
            #expect(try await house.attempt("read", secret) == 0, "\(secret)")
        }
        #expect(await house.chat.errors().contains(Self.warning))
    }

    @Test("would end its neighbour without the sandbox")
    func withoutAmongProcesses() async throws {
        let house = try await House("--no-sandbox")
        let neighbour = try await house.chat.processNumber(of: "owner")
        #expect(try await house.attempt("takeDescriptor", "\(house.chat.number)") == 0)
        #expect(try await house.attempt("signal", "\(neighbour)") == 0)
    }
}

/// A home with a state folder in it, and a chat in which the owner's extension runs already.
private struct House {
    let chat: RunningChat
    /// Files that are no business of the stranger's, each with something in it.
    let secrets: [String]
    private let apps: SharingApps

    init(_ options: String...) async throws {
        // As in a person's home: not in `/tmp`, of which every sandbox has one of its own.
        let folder = try TemporaryFolder(in: RunFolder.outside)
        apps = try await SharingApps.copy(in: folder)
        let notes = folder.url.appending(path: "notes.txt")
        let diary = apps.state.appending(path: "Containers/Data/com.example.owner/com.example.owner.intents/diary")
        for file in [notes, diary] { try Data("secret".utf8).write(to: file) }
        let state = apps.state
        secrets =
            [notes, diary].map { $0.path(percentEncoded: false) }
            + [
                "beckon.sqlite", "master.key", "Teams/\(apps.bakers)/secret.key",
                "Apps/com.example.owner.app/Info.plist",
                "Containers/Groups/\(apps.bakers)/\(SharingApps.group)/note.txt",
            ].map { state.appending(path: $0).path(percentEncoded: false) }
        chat = try await RunningChat(with: apps, home: folder.url, options)
        _ = try await chat.say("keychain read door", to: "Owner")
    }

    /// The path of something in the state folder.
    func path(_ name: String) -> String {
        apps.state.appending(path: name).path(percentEncoded: false)
    }

    /// - Returns: 0 when the stranger's extension could do it, else the number of the error.
    func attempt(_ name: String, _ target: String) async throws -> Int32 {
        let said = try await chat.say("attempt \(name) \(target)", to: "Stranger")
        return try #require(Int32(said), "\(said)")
    }
}
