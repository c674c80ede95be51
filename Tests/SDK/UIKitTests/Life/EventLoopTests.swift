// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SystemLink
import Testing
import Wire

@testable import UIKit

/// The system's end of a socket, with an app's event loop at the other.
@MainActor final class TestSystem {
    let tested: TestedLife
    let messages: AsyncStream<WireMessage>
    let ending: AsyncStream<SystemLink.Ending>
    let failures: AsyncStream<String>
    private let descriptor: Int32

    /// - Parameter answer: What is sent back for each message, at once; nil for nothing.
    init(
        _ tested: (@escaping (Data) -> Void) -> TestedLife,
        answer: @escaping @Sendable (WireMessage) -> WireMessage? = { _ in nil }
    ) throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        descriptor = ends[0]
        let link = SystemLink(on: SystemConnection(descriptor: ends[1]))
        self.tested = tested { link.send($0) }
        let (ending, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        let (failures, failed) = AsyncStream.makeStream(of: String.self)
        let (messages, arrived) = AsyncStream.makeStream(of: WireMessage.self)
        (self.ending, self.failures, self.messages) = (ending, failures, messages)
        self.tested.application.link = link
        let ours = ends[0]
        Thread { Self.read(ours, into: arrived, answer) }.start()
        let life = self.tested.life
        CallLog.$current.withValue(self.tested.log) {
            EventLoop(of: life, on: link, fail: { failed.yield("\($0)") }, ended: { ended.yield($0) }).start()
        }
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

    func hangUp() { shutdown(descriptor, Int32(SHUT_WR)) }

    func send(_ message: WireMessage) throws { try Self.send(message, to: descriptor) }

    /// The messages up to one of a kind.
    func messages(until isLast: (WireMessage) -> Bool) async -> [WireMessage] {
        var all: [WireMessage] = []
        for await message in messages {
            all.append(message)
            if isLast(message) { break }
        }
        return all
    }

    func firstEnding() async -> SystemLink.Ending? {
        for await ending in ending { return ending }
        return nil
    }

    func firstFailure() async -> String? {
        for await failure in failures { return failure }
        return nil
    }

    private nonisolated static func send(_ message: WireMessage, to descriptor: Int32) throws {
        let bytes = try FrameEncoder.encode(message)
        let sent = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        #expect(sent == bytes.count)
    }

    private nonisolated static func read(
        _ descriptor: Int32, into arrived: AsyncStream<WireMessage>.Continuation,
        _ answer: @Sendable (WireMessage) -> WireMessage?
    ) {
        var decoder = FrameDecoder()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer {
            buffer.deallocate()
            arrived.finish()
        }
        while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
            decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            do {
                while let frame = try decoder.next() {
                    let message = try WireMessage(frame: frame)
                    arrived.yield(message)
                    if let reply = answer(message) { try send(reply, to: descriptor) }
                }
            } catch {
                Issue.record(error)
                return
            }
        }
    }
}

@Suite("An app and its system", .timeLimit(.minutes(5))) @MainActor struct EventLoopTests {
    @Test("greets, acknowledges, is done, and takes the next event")
    func conversation() async throws {
        let system = try TestSystem { TestedLife(LoggingAppDelegate(), acknowledge: $0) }
        try system.send(.event(id: 1, .launch(Delivery(id: 40, item: .action))))
        try system.send(.event(id: 2, .background))
        try system.send(.event(id: 3, .foreground(Delivery(id: 41, item: try .link()))))
        let messages = await system.messages { $0 == .done(id: 3, .active) }
        #expect(
            messages == [
                .hello(version: WireVersion.current, language: nil), .delivered(id: 40, handled: true),
                .done(id: 1, .active), .done(id: 2, .background), .delivered(id: 41, handled: true),
                .done(id: 3, .active),
            ])
        system.hangUp()
        #expect(await system.firstEnding() == .closed)
    }

    @Test("says why the app cannot go on, and neither acknowledges nor is done")
    func misconfigured() async throws {
        let system = try TestSystem {
            TestedLife(LoggingAppDelegate(), manifest: .naming("No.Such"), acknowledge: $0)
        }
        try system.send(.event(id: 1, .launch(Delivery(id: 40, item: .action))))
        let failure = await system.firstFailure()
        #expect(failure?.contains("names ‘No.Such’, and there is no such class") == true)
    }

    @Test("keeps quick actions with the system; what it cannot keep changes nothing")
    func shortcutItems() async throws {
        let system = try TestSystem({ TestedLife(BareAppDelegate(), acknowledge: $0) }) { message in
            switch message {
            case .call(let id, .shortcutItems(.get)):
                .result(id: id, .shortcutItems(ShortcutItemsReply(items: [.init(type: "kept", title: "Kept")])))
            case .call(let id, .shortcutItems(.set(let items))):
                .result(id: id, .shortcutItems(ShortcutItemsReply(items: items)))
            default: nil
            }
        }
        let application = system.tested.application
        #expect(application.shortcutItems?.map(\.type) == ["kept"])
        let item = UIMutableApplicationShortcutItem(type: "add", localizedTitle: "Add")
        application.shortcutItems = [item]
        item.localizedTitle = "Changed"
        #expect(application.shortcutItems?.map(\.localizedTitle) == ["Add"])
        let unfit = UIMutableApplicationShortcutItem(type: "bad", localizedTitle: "Bad")
        unfit.userInfo = ["view": NSNull()]
        application.shortcutItems = [unfit]
        #expect(application.shortcutItems?.map(\.type) == ["add"])
        application.shortcutItems = nil
        #expect(application.shortcutItems == [])
    }

    @Test("opens URLs through the system, off the main thread")
    func opening() async throws {
        let system = try TestSystem({ TestedLife(BareAppDelegate(), acknowledge: $0) }) { message in
            guard case .call(let id, .opening(let call)) = message else { return nil }
            return .result(id: id, .opening(OpeningReply(isOpened: call.url.scheme == "board")))
        }
        let application = system.tested.application
        let (known, unknown) = (try #require(URL(string: "board://1")), try #require(URL(string: "x-none://1")))
        #expect(application.canOpenURL(known))
        #expect(!application.canOpenURL(unknown))
        #expect(await application.open(known))
        #expect(await !application.open(unknown))
        let completed = await withCheckedContinuation { done in
            application.open(known) { done.resume(returning: $0) }
        }
        #expect(completed)
    }

    @Test("without a system an app keeps its quick actions and opens nothing")
    func alone() async throws {
        let application = UIApplication()
        #expect(application.shortcutItems == [])
        application.shortcutItems = [UIApplicationShortcutItem(type: "add", localizedTitle: "Add")]
        #expect(application.shortcutItems?.map(\.type) == ["add"])
        #expect(await !application.open(try #require(URL(string: "board://1"))))
    }
}
