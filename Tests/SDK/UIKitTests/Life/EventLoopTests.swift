// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemLink
import TestSupport
import Testing
import Wire

@testable import Intents
@testable import UIKit

/// A system with an app's event loop at the other end.
@MainActor final class TestSystem {
    let tested: TestedLife
    let ending: AsyncStream<SystemLink.Ending>
    let failures: AsyncStream<String>
    private let system: AppSystem

    /// - Parameter answer: What is sent back for each message, at once; nil for nothing.
    init(
        _ tested: (@escaping (Data) -> Void) -> TestedLife,
        answer: @escaping @Sendable (MessageFromApp) -> MessageToApp? = { _ in nil }
    ) throws {
        let system = try AppSystem(answer: answer)
        self.system = system
        let link = system.link
        self.tested = tested { link.send($0) }
        let (ending, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        let (failures, failed) = AsyncStream.makeStream(of: String.self)
        (self.ending, self.failures) = (ending, failures)
        self.tested.application.link = link
        let life = self.tested.life
        CallLog.$current.withValue(self.tested.log) {
            CallChannel.$donations.withValue(CallChannel("donations", link: link)) {
                EventLoop(of: life, on: link, fail: { failed.yield("\($0)") }, ended: { ended.yield($0) }).start()
            }
        }
    }

    func hangUp() { system.hangUp() }

    func send(_ message: MessageToApp) throws { try system.send(message) }

    /// The messages up to one of a kind.
    func messages(until isLast: (MessageFromApp) -> Bool) async -> [MessageFromApp] {
        var all: [MessageFromApp] = []
        for await message in system.messages {
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
}

@Suite("An app and its system", .timeLimit(.minutes(2))) @MainActor struct EventLoopTests {
    @Test("greets, acknowledges, is done, and takes the next event")
    func conversation() async throws {
        let system = try TestSystem { TestedLife(LoggingAppDelegate(), acknowledge: $0) }
        try system.send(.event(id: 1, .launch(Delivery(id: 40, item: .action))))
        try system.send(.event(id: 2, .background))
        try system.send(.event(id: 3, .foreground(Delivery(id: 41, item: try .link()))))
        let messages = await system.messages { $0 == .done(id: 3, .active) }
        #expect(
            messages == [
                .hello(version: WireVersion.current, hasScreen: true), .delivered(id: 40, handled: true),
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

    @Test("is done with an event when the system has answered what was donated in it, and after that")
    func donations() async throws {
        let system = try TestSystem({ TestedLife(DonatingAppDelegate(), acknowledge: $0) }) { message in
            guard case .call(let id, .donation(let call)) = message else { return nil }
            return .result(id: id, .reply(to: call, nil))
        }
        try system.send(.event(id: 1, .launch(nil)))
        let messages = await system.messages { if case .done = $0 { true } else { false } }
        let calls = messages.compactMap { if case .call(_, .donation(let call)) = $0 { call } else { nil } }
        #expect(calls.prefix(2) == [.deleteGroup("old"), .deleteAll])
        #expect(calls.count == 3)
        guard case .donate? = calls.last else { return #expect(Bool(false), "\(calls)") }
    }

    @Test("keeps quick actions with the system; what it cannot keep changes nothing")
    func shortcutItems() async throws {
        let system = try TestSystem({ TestedLife(BareAppDelegate(), acknowledge: $0) }) { message in
            switch message {
            case .call(let id, .quickActions(.get)):
                .result(id: id, .reply(to: QuickActionsCall.get, [.init(type: "kept", title: "Kept")]))
            case .call(let id, .quickActions(.set(let items))):
                .result(id: id, .reply(to: QuickActionsCall.get, items))
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
            guard call.url.scheme == "board" else { return .result(id: id, .refusal(CallRefusal(.notDone, "nobody"))) }
            return .result(id: id, .reply(to: call, Done()))
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

/// Donates again when it launches, once what was before is gone.
private final class DonatingAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let channel = CallChannel.donations
        INInteraction.delete(with: "old") { _ in }
        INInteraction.deleteAll { _ in
            CallChannel.$donations.withValue(channel) {
                INInteraction(intent: INIntent(), response: nil).donate()
            }
        }
        return true
    }
}
