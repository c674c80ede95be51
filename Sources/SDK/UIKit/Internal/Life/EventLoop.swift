// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Intents
import SystemLink
import Wire

/// Lets an app live through the system's events, one after another.
@MainActor final class EventLoop {
    private let life: DelegateCaller
    private let link: SystemLink
    private let ended: @Sendable (SystemLink.Ending) -> Void
    private let fail: @MainActor (any Error) -> Void

    /// - Parameters:
    ///   - fail: Called when the app cannot go on; it receives no more events.
    ///   - ended: Called once, on a thread of the link, when the connection has ended.
    init(
        of life: DelegateCaller, on link: SystemLink,
        fail: @escaping @MainActor (any Error) -> Void = { AppProgram.fail($0) },
        ended: @escaping @Sendable (SystemLink.Ending) -> Void
    ) {
        self.life = life
        self.link = link
        self.fail = fail
        self.ended = ended
    }

    /// Greets the system and begins to take its events.
    func start() {
        observeActivities()
        let inbox = Inbox()
        let (life, link, fail, ended) = (life, link, fail, ended)
        let reporter = ScreenReporter { layers, fields, id in
            if !fields.isEmpty { link.send(MessageFromApp.fields(id: id, fields)) }
            link.send(MessageFromApp.layers(id: id, layers))
        }
        ScreenUpdate.shared.reporter = reporter
        let touches = TouchDelivery(to: life.application)
        Task { @MainActor in
            for await _ in inbox.arrivals {
                for message in inbox.takeAll() {
                    do {
                        try await Self.take(message, life, reporter, touches, link)
                    } catch {
                        return fail(error)
                    }
                }
            }
        }
        link.serve(.app { inbox.add($0) }) { ending in
            inbox.close()
            ended(ending)
        }
    }

    private static func take(
        _ message: MessageToApp, _ life: DelegateCaller, _ reporter: ScreenReporter, _ touches: TouchDelivery,
        _ link: SystemLink
    ) async throws {
        switch message {
        case .event(let id, let event):
            if event == .resignActive || event == .background { touches.cancelAll() }
            link.send(MessageFromApp.done(id: id, try await life.handle(event)))
        case .request(let id, let request): answer(request, id, life.handling, on: link)
        case .screen(let id, let request): reporter.take(request, id: id)
        case .touch(let touch): if life.application.applicationState == .active { touches.take(touch) }
        case .scroll(let scroll):
            guard life.application.applicationState == .active else { break }
            (WindowList.shared.layer(scroll.layer)?.view as? UIScrollView)?.take(scroll)
        case .typing(let typing):
            guard life.application.applicationState == .active else { break }
            ScreenFields.shown(typing.field)?.apply(typing.input)
        // The link hands them to those who have called.
        case .result: break
        }
    }

    /// Meanwhile the app lives on.
    private static func answer(_ request: AppRequest, _ id: Int, _ handling: InAppHandling, on link: SystemLink) {
        Task {
            let reply = await handling.reply(to: request) { link.send(MessageFromApp.fault(id: id, text: $0)) }
            // Once the system has the answer, it may suspend the process at any time.
            await SystemTalk.settle()
            UserDefaults.standard.synchronize()
            link.replyOfApp(reply, to: id)
        }
    }

    /// Responders add to an activity before it is saved; delegates are called afterwards.
    private func observeActivities() {
        ActivityCenter.shared.observe(
            ActivityCenter.Observer(
                willSave: { activity in
                    // An activity of another thread is not one that UIKit keeps.
                    onMainThread(activity) { UIResponder.updateState(of: $0) }
                },
                didSave: { [weak life] activity in
                    onMainThread(activity) { life?.didUpdate($0) }
                }))
    }
}

/// Does something with an activity that belongs to the main thread; nothing with another.
private func onMainThread(_ activity: NSUserActivity, _ body: @MainActor (NSUserActivity) -> Void) {
    guard Thread.isMainThread else { return }
    // It stays on the thread that has it.
    nonisolated(unsafe) let activity = activity
    MainActor.assumeIsolated { body(activity) }
}
