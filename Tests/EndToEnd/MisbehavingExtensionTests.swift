// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// An extension that does what extensions should not, and what the person gets to hear.
///
/// The bundle is put together here from a built fixture, so it is also the
/// prebuilt `.app` that `beckon install` takes.
@Suite struct MisbehavingExtensionTests {
    private static let app = "com.example.misbehaving"

    @Test(
        "every way to go wrong ends in the right turn, and the next conversation works",
        arguments: [
            ("crashInResolve", "10", "error crash"),
            ("hangInConfirm", "2", "error timeout"),
            ("crashInHandle", "10", "error crash"),
            ("neverAnswer", "600", "error timeout"),
            ("floodOutput", "20", "error crash"),
            ("allocate", "20", "error crash"),
        ])
    func goesWrong(way: String, deadline: String, end: String) async throws {
        let apps = try await installed()
        let run = try await apps.beckon(
            "run", "\(Self.app).Misbehave", "way=\(way)", "note=x", "--timeout", deadline, "--json")
        #expect(run.status == 1, "\(run.errors)")
        #expect(try dialogue(run).last?.hasPrefix(end) == true, "\(run.output)")
        let next = try await apps.beckon("run", "\(Self.app).AsyncOnly", "note=x", "--json")
        #expect(try dialogue(next).last == "response success: Did X.")
    }

    @Test("anyone who lets go of a completion without calling it reads that, and waits for no deadline")
    func lostCompletion() async throws {
        let apps = try await installed()
        let run = try await apps.beckon(
            "run", "\(Self.app).Misbehave", "way=neverAnswer", "note=x", "--timeout", "600", "--json")
        let detail = try #require(try run.objects().last?["detail"] as? String)
        #expect(detail.contains("let go of its completion without calling it"), "\(detail)")
    }

    @Test("of a crash the developer reads the message and the frames of the thread")
    func crashReport() async throws {
        let apps = try await installed()
        let run = try await apps.beckon("run", "\(Self.app).Misbehave", "way=crashInResolve", "note=x")
        #expect(run.errors.contains("Fatal error: the note is missing"))
        #expect(run.errors.contains("MisbehaveHandler.resolveNote"))
        // One sentence, and no more than twenty lines of what was printed.
        #expect(run.errors.split(separator: "\n").count <= 21)
    }

    @Test("two answers of handle end in an error, and the developer is told why")
    func answersTwice() async throws {
        let apps = try await installed()
        let run = try await apps.beckon("run", "\(Self.app).Misbehave", "way=answerTwice", "note=x", "--json")
        #expect(run.status == 1, "\(run.errors)")
        let error = try #require(try run.objects().last)
        #expect(error["turn"] as? String == "error")
        #expect(error["kind"] as? String == "crash")
        #expect((error["detail"] as? String)?.contains("called its completion a second time") == true)
        let next = try await apps.beckon("run", "\(Self.app).AsyncOnly", "note=x", "--json")
        #expect(next.status == 0, "\(next.errors)")
    }

    @Test("completion handlers and async handlers work alike", arguments: ["CompletionOnly", "AsyncOnly"])
    func handlerStyles(intent: String) async throws {
        let apps = try await installed()
        let run = try await apps.beckon("run", "\(Self.app).\(intent)", "--answer", "hello", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try dialogue(run).contains("prompt note needsValue: Which note?"))
        #expect(try dialogue(run).last == "response success: Did HELLO.")
    }

    @Test("a photo of a hundred megabytes goes through resolve, confirm and handle, and comes back")
    func largePhoto() async throws {
        let apps = try await installed()
        let folder = try TemporaryFolder()
        let photo = folder.url.appending(path: "photo.png")
        try Data(repeating: 1, count: 100 << 20).write(to: photo)
        let run = try await apps.beckon(
            "run", "\(Self.app).KeepPhoto", "photo=\(photo.path)", "--timeout", "120", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try dialogue(run).last == "response success: Kept \(100 << 20) bytes, \(100 << 20).", "\(run.output)")
        let kept = try #require(try run.objects().last?["output"] as? [String: Any])
        #expect(kept["bytes"] as? Int == 100 << 20)
        #expect(kept["filename"] as? String == "photo.png")
    }

    @Test("a photo that the handler has made itself comes back")
    func ownPhoto() async throws {
        let apps = try await installed()
        let folder = try TemporaryFolder()
        let photo = folder.url.appending(path: "photo.png")
        try Data([1, 2, 3]).write(to: photo)
        let run = try await apps.beckon("run", "\(Self.app).KeepPhoto", "photo=\(photo.path)", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let kept = try #require(try run.objects().last?["output"] as? [String: Any])
        #expect(kept["bytes"] as? Int == 3)
        #expect(kept["filename"] as? String == "kept.bin")
    }

    @Test("a handler that implements neither form is named, without a hang")
    func neither() async throws {
        let apps = try await installed()
        let run = try await apps.beckon("run", "\(Self.app).Neither", "note=x", "--json")
        #expect(run.status == 1)
        let error = try #require(try run.objects().last)
        #expect(error["kind"] as? String == "notHandled")
        #expect("\(error)".contains("NeitherHandler"))
    }

    @Test("an extension that is gone after it was installed is missed by name")
    func gone() async throws {
        let apps = try await installed()
        try FileManager.default.removeItem(at: try executable(in: apps))
        let run = try await apps.beckon("run", "\(Self.app).AsyncOnly", "note=x", "--json")
        #expect(run.status == 1)
        #expect(try run.objects().last?["turn"] as? String == "error")
        #expect(run.output.contains("‘MisbehavingIntents’ is missing; install it again"))
    }

    @Test("an extension that exits at its start ends in an error turn")
    func exitsAtStart() async throws {
        let apps = try await installed()
        let executable = try executable(in: apps)
        try FileManager.default.removeItem(at: executable)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/false"), to: executable)
        let run = try await apps.beckon("run", "\(Self.app).AsyncOnly", "note=x", "--json")
        #expect(run.status == 1)
        #expect(try dialogue(run).last?.hasPrefix("error crash") == true, "\(run.output)")
    }

    private func installed() async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let bundle = try MisbehavingBundle()
        let signing = try await apps.beckon("sign", bundle.url.path)
        try #require(signing.status == 0, "\(signing.errors)")
        let run = try await apps.beckon("install", bundle.url.path)
        try #require(run.status == 0, "\(run.errors)")
        return apps
    }

    private func executable(in apps: InstalledApps) throws -> URL {
        let files = FileManager.default.enumerator(
            at: apps.state.appendingPathComponent("Apps"), includingPropertiesForKeys: nil)
        let found = files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "MisbehavingIntents" }
        return try #require(found)
    }
}
