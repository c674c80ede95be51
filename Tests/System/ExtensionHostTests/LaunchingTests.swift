// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing
import Wire

@Suite("An extension that cannot start")
struct LaunchingTests {
    @Test("is not found where there is no file")
    func missingExecutable() async throws {
        let peers = try PeerHost()
        var launch = peers.launch()
        launch.executable = peers.folder.url.appending(path: "Nowhere")
        let failure = await peers.failure(of: .handleOrder, to: launch)
        #expect(failure?.kind == .notFound)
        #expect(failure?.text.description.contains("‘Nowhere’ is missing") == true)
    }

    @Test(
        "says why its file does not run",
        arguments: [
            (0o644, "no program", "is not executable"), (0o755, "\u{0}\u{1}\u{2}", "cannot run on this machine"),
            (0o755, "#!/no/such/interpreter\n", "its interpreter is missing"),
        ])
    func unusableFile(mode: Int, content: String, words: String) async throws {
        let peers = try PeerHost()
        var launch = peers.launch()
        launch.executable = peers.folder.url.appending(path: "Extension")
        try Data(content.utf8).write(to: launch.executable)
        #expect(chmod(launch.executable.path(percentEncoded: false), mode_t(mode)) == 0)
        let failure = await peers.failure(of: .handleOrder, to: launch)
        #expect(failure?.kind == .launchFailed)
        #expect(failure?.text.description.contains(words) == true, "\(failure?.text ?? "")")
    }

    @Test("says that its folder is missing")
    func missingFolder() async throws {
        let peers = try PeerHost()
        var launch = peers.launch()
        launch.workingDirectory = peers.folder.url.appending(path: "Gone")
        let failure = await peers.failure(of: .handleOrder, to: launch)
        #expect(failure?.kind == .launchFailed)
        #expect(failure?.text.description.contains("Gone cannot be entered") == true)
    }

    @Test("gets no environment that C would read as another", arguments: ["A=B", "", "A\u{0}B"])
    func unrepresentableVariable(name: String) async throws {
        let peers = try PeerHost()
        var launch = peers.launch()
        launch.environment[name] = "value"
        let failure = await peers.failure(of: .handleOrder, to: launch)
        #expect(failure?.kind == .launchFailed)
        #expect(failure?.text.description.contains("cannot be given to a program") == true, "\(failure?.text ?? "")")
    }

    @Test("does not keep the host from starting it once it can")
    func secondTry() async throws {
        let peers = try PeerHost()
        var launch = peers.launch()
        launch.executable = peers.folder.url.appending(path: "Extension")
        #expect(await peers.failure(of: .handleOrder, to: launch)?.kind == .notFound)
        try FileManager.default.copyItem(at: PeerHost.executable, to: launch.executable)
        let answer = try await peers.host.send(.handleOrder, to: launch)
        #expect(answer.reply == .response(ResponsePayload(code: 4)))
        await peers.host.stopAll()
    }
}
