// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import Glibc
import IntentValues
import TestSupport
import Testing

@testable import Assistant

@Suite("A file as an answer")
struct AnswerFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Data("picture".utf8).write(to: folder.url.appending(path: "a picture.PNG"))
    }

    private func read(_ path: String) async -> Conversation.Event {
        let environment = AssistantEnvironment(
            language: "en", calendar: Calendar(identifier: .gregorian),
            now: { Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero) }, workingDirectory: folder.url,
            home: folder.url)
        return await AnswerFile(path: path, environment: environment).read()
    }

    @Test("is found from the working directory, the home, the root or by its address")
    func paths() async throws {
        let file = FileValue(holding: Data("picture".utf8), filename: "a picture.PNG", typeIdentifier: "public.png")
        let absolute = folder.url.appending(path: "a picture.PNG")
        for path in ["a picture.PNG", " ./a picture.PNG\n", "~/a picture.PNG", absolute.path, absolute.absoluteString] {
            #expect(await read(path) == .fileRead(file), "\(path)")
        }
    }

    @Test("that does not exist, or none, is refused by name")
    func refusals() async throws {
        guard case .fileRefused(let missing) = await read("nothing.png") else {
            Issue.record("a missing file should be refused")
            return
        }
        #expect(missing.contains("nothing.png"))
        try #require(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
        for path in [".", "pipe", "/dev/zero"] {
            guard case .fileRefused = await read(path) else {
                Issue.record("\(path) should be refused")
                continue
            }
        }
    }

    @Test("is no link that an app has put into its container, and no file behind one")
    func containers() async throws {
        try Data().write(to: folder.url.appending(path: "beckon.sqlite"))
        let container = folder.url.appending(path: "Containers/Data/org.example.a/org.example.a")
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        try Data("picture".utf8).write(to: container.appending(path: "own.png"))
        try #require(symlink(folder.url.path, container.appending(path: "way").path) == 0)
        try #require(
            symlink(folder.url.path + "/a picture.PNG", container.appending(path: "link.png").path) == 0)
        for name in ["way/a picture.PNG", "link.png"] {
            guard case .fileRefused = await read(container.appending(path: name).path) else {
                Issue.record("\(name) should be refused")
                continue
            }
        }
        guard case .fileRead = await read(container.appending(path: "own.png").path) else {
            Issue.record("the app's own file should be read")
            return
        }
    }

    @Test("that is too large is refused before it is read whole")
    func size() async throws {
        let file = folder.url.appending(path: "large")
        try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
        try #require(truncate(file.path, FileValue.sizeLimit + 1) == 0)
        guard case .fileRefused(let reason) = await read("large") else {
            Issue.record("a file that is too large should be refused")
            return
        }
        #expect(reason.contains("at most 1024 MB"))
    }
}
