// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import FileBytes
import Foundation
import Glibc
import IntentValues
import PeerConnection
import Processes
import Sentences
import TestSupport
import Testing
import Wire

@Suite("A file that goes to an extension", .timeLimit(.minutes(2)))
struct FileTests {
    private static func sealed(_ size: Int, _ first: UInt8 = 0xA5) throws -> IntentValue {
        var bytes = Data(repeating: 0xA5, count: size)
        bytes[0] = first
        return .file(FileValue(try SealedFile.content(holding: bytes), filename: "a.bin"))
    }

    private static func count(_ answer: ExtensionAnswer) -> IntentValue? {
        guard case .response(let response) = answer.reply else { return nil }
        return response.properties["files"]
    }

    @Test("of a hundred megabytes comes back the same, by its name alone")
    func large() async throws {
        let peers = try PeerHost()
        let file = try Self.sealed(100 << 20)
        let intent = IntentPayload(className: "Search", values: ["image": file])
        let answer = try await peers.host.send(.resolve(parameter: "image", of: intent), to: peers.launch())
        #expect(answer.reply == .resolution([.success(file)], isArray: false))
        guard case .resolution(let results, _) = answer.reply, case .success(.file(let back))? = results.first,
            case .file(let sent) = file
        else {
            Issue.record("no file came back")
            return
        }
        // Nothing was copied: what the process had from us is ours.
        #expect(back.content === sent.content)
        await peers.host.stopAll()
    }

    @Test("crosses the connection once, and again to a process that restarts")
    func once() async throws {
        let peers = try PeerHost()
        let intent = IntentPayload(className: "Search", values: ["image": try Self.sealed(1 << 20)])
        let launch = peers.launch("countsFiles")
        for _ in 0..<3 {
            _ = try await peers.host.send(.resolve(parameter: "image", of: intent), to: launch)
            _ = try await peers.host.send(.confirm(intent), to: launch)
        }
        #expect(Self.count(try await peers.host.send(.handle(intent), to: launch)) == .integer(1))
        await peers.host.stopAll()
        #expect(Self.count(try await peers.host.send(.handle(intent), to: launch)) == .integer(1))
        await peers.host.stopAll()
    }

    @Test("that nobody holds any more is sent again when it is named again")
    func releases() async throws {
        let peers = try PeerHost(keepsRecord: false)
        let launch = peers.launch("countsFiles")
        for number in 1...3 {
            let (gone, going) = AsyncStream<Void>.makeStream()
            do {
                let content = try SealedFile.content(holding: Data(count: 1000))
                let image = IntentValue.file(FileValue(content, filename: "a.bin"))
                let intent = IntentPayload(className: "Search", values: ["image": image])
                #expect(Self.count(try await peers.host.send(.handle(intent), to: launch)) == .integer(number))
                // After the host's own, so that the process has been told by then.
                content.whenGone { going.finish() }
            }
            for await _ in gone {}
        }
        await peers.host.stopAll()
    }

    @Test("is resent where two of the same bytes were made one after the other")
    func sameBytes() async throws {
        let peers = try PeerHost()
        let launch = peers.launch("countsFiles")
        let first = IntentPayload(className: "Search", values: ["image": try Self.sealed(1000)])
        let second = IntentPayload(className: "Search", values: ["image": try Self.sealed(1000)])
        _ = try await peers.host.send(.handle(first), to: launch)
        // Both are held, and are one to the process.
        #expect(Self.count(try await peers.host.send(.handle(second), to: launch)) == .integer(1))
        await peers.host.stopAll()
        withExtendedLifetime((first, second)) {}
    }

    @Test("without content is not asked about")
    func noContent() async throws {
        let peers = try PeerHost()
        let digest = try #require(FileDigest(bytes: Data(count: 32)))
        let file = IntentValue.file(FileValue(digest: digest, size: 3, filename: "gone.png"))
        let failure = await peers.failure(
            of: .handle(IntentPayload(className: "Search", values: ["image": file])), to: peers.launch())
        #expect(failure?.kind == .unsendable)
        #expect(failure?.text.description.contains("gone.png") == true)
        await peers.host.stopAll()
    }

    @Test("ends a process that sends something else", arguments: HostileFile.allCases)
    func hostile(_ file: HostileFile) async throws {
        let peers = try PeerHost()
        let intent = IntentPayload(className: "Search", values: ["hostile": .string(file.rawValue)])
        let failure = await peers.failure(of: .handle(intent), to: peers.launch("sendsHostileFiles"))
        if let isFatal = file.isFatal {
            #expect(failure?.kind == (isFatal ? .protocolViolation : nil), "\(failure?.text ?? "answered")")
        }
        // The host goes on.
        let answer = try await peers.host.send(.handleOrder, to: peers.launch(identifier: "com.example.good"))
        #expect(answer.reply == .response(ResponsePayload(code: 4)))
        await peers.host.stopAll()
    }

    @Test("leaves no descriptor open, after two hundred conversations and all that may be sent in its place")
    func leaks() async {
        await #expect(processExitsWith: .success) {
            let peers = try PeerHost(keepsRecord: false)
            func converse() async throws {
                let intent = IntentPayload(className: "Search", values: ["image": try FileTests.sealed(5000)])
                let launch = peers.launch()
                _ = try await peers.host.send(.resolve(parameter: "image", of: intent), to: launch)
                _ = try await peers.host.send(.confirm(intent), to: launch)
                _ = try await peers.host.send(.handle(intent), to: launch)
            }
            func attack() async throws {
                for file in HostileFile.allCases {
                    let intent = IntentPayload(className: "Search", values: ["hostile": .string(file.rawValue)])
                    _ = await peers.failure(of: .handle(intent), to: peers.launch("sendsHostileFiles"))
                }
            }
            func openDescriptors() -> Int { (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }.count }
            try await converse()
            try await attack()
            await peers.host.stopAll()
            let before = openDescriptors()
            for _ in 0..<200 { try await converse() }
            try await attack()
            await peers.host.stopAll()
            guard openDescriptors() == before else { exit(1) }
        }
    }
}
