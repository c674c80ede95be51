// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Sentences
import Store
import Wire

// What goes out.
extension AppRunner {
    func perform(_ effect: AppLife.Effect) async {
        switch effect {
        case .start: start()
        case .send(let number, let event): send(event, number: number)
        case .watch(let number, let duration): watch(number, for: duration)
        case .unwatch: unwatch()
        case .suspend: process?.peer.child?.suspend()
        case .resume: process?.peer.child?.resume()
        case .hangUp: process?.peer.hangUp()
        case .terminate: process?.peer.terminate()
        case .kill: process?.peer.kill()
        case .forget(let id, let isHandled): await forget(id, isHandled: isHandled)
        case .countCrash(let id): await countCrash(id)
        case .setAside(let id, let reason): await setAside(id, reason)
        case .arrived: arrive()
        case .endedSilently: answerSilence()
        case .failed(let reason): fail(reason)
        case .gone(let reason): tellEnd(reason)
        case .changed(let phase): change(to: phase)
        case .report(let text): tell(text)
        }
    }

    func tell(_ text: Sentence) {
        surroundings.watch(.problem(identifier: identifier, text: "\(identifier) \(text)"))
    }
}

// MARK: - The process

extension AppRunner {
    private func start() {
        guard let launch else { return }
        processCount += 1
        termination = nil
        let number = processCount
        let (identifier, watch, messages) = (identifier, surroundings.watch, messages)
        let peer = Peer<MessageFromApp, MessageToApp>(
            launch, limits: surroundings.limits.process, sandbox: surroundings.sandbox,
            services: surroundings.services, timekeeper: surroundings.timekeeper)
        let process = AppProcess(
            peer, outputLimit: surroundings.limits.output, display: surroundings.display
        ) { messages.yield(.process(number, $0)) }
        self.process = process
        process.start(arguments: openings.arguments) {
            watch(.printed(identifier: identifier, line: $0, channel: $1))
        }
    }

    private func send(_ event: AppEvent, number: Int) {
        do throws(FrameError) {
            // A connection that is closed shows at the process's end, or at the event's deadline.
            try process?.peer.send(.event(id: number, event))
        } catch {
            // What was kept has been encoded before: nothing that an app or a person does leads here.
            messages.yield(.event(.broke(reason: "cannot be sent an event: \(error)")))
        }
    }

    private func change(to phase: AppLife.Phase) {
        switch phase {
        case .ended, .ending: noteSuspension(false)
        case .starting: show(life.isBehind ? .background : .launching)
        case .silent: show(.active)
        case .running(.active): show(.active)
        case .running(.inactive): show(.inactive)
        case .running(.background): show(.background)
        case .suspended:
            show(.suspended)
            surroundings.suspended()
        }
    }

    func show(_ state: RunningApp.State) {
        shownState = state
        noteSuspension(state == .suspended)
        if let app { surroundings.watch(.changed(app)) }
        askForWhatIsOwed()
    }

    private func tellEnd(_ reason: AppLife.Reason) {
        forgetScreen()
        failRequests(reason)
        if let termination {
            // Anyone who ends in order has nothing to explain, nor who is closed.
            let isProblem = termination.cause != .exit(status: 0) && reason.kind != .stopped
            surroundings.watch(.ended(identifier: identifier, isProblem: isProblem, text: reason.text))
        }
        resumeEndWaiters()
    }

    func resumeEndWaiters() {
        endWaiters.forEach { $0.resume() }
        endWaiters = []
    }
}

// MARK: - The items

extension AppRunner {
    private func forget(_ id: Int, isHandled: Bool) async {
        openings.note(.given(isHandled: isHandled), of: id)
        await remove(id)
        surroundings.watch(.delivered(identifier: identifier, id: id, isHandled: isHandled))
    }

    private func setAside(_ id: Int, _ reason: AppLife.Reason) async {
        await remove(id)
        openings.note(.setAside(reason), of: id)
        tell(reason.text)
        openings.answerAccepted(where: { $0.item == id }) { _ in
            .failure(AppHostError(reason, app: identifier, isItemKept: false, termination))
        }
    }

    private func remove(_ id: Int) async {
        do throws(StoreError) {
            try await surroundings.store.removeDelivery(id, of: identifier)
        } catch {
            // The app has it all the same, or shall not have it, and does not get it from us again.
            given.insert(id)
            tell("finished item \(id), which the store could not remove: \(error)")
        }
    }

    private func countCrash(_ id: Int) async {
        do throws(StoreError) {
            try await surroundings.store.countCrash(overDelivery: id, of: identifier)
        } catch {
            tell("crashed over item \(id), which the store could not record: \(error)")
        }
    }
}

// MARK: - Those who wait

extension AppRunner {
    private func arrive() {
        openings.answerAccepted { .success(opened(for: $0)) }
    }

    private func answerSilence() {
        openings.answerAccepted(where: { $0.item == nil }) { .success(opened(for: $0)) }
    }

    /// The app may have ended by now.
    private func opened(for opening: Openings.Opening) -> OpenedApp {
        let app = RunningApp(identifier: identifier, state: shownState, process: process?.peer.child?.identifier)
        return OpenedApp(
            app: app, isLaunched: processCount > opening.processCount, isHandled: opening.isHandled,
            termination: termination)
    }

    private func fail(_ reason: AppLife.Reason) {
        openings.answerAccepted {
            .failure(AppHostError(reason, app: identifier, isItemKept: $0.isItemKept, termination))
        }
    }
}

extension AppHostError {
    init(_ reason: AppLife.Reason, app: String, isItemKept: Bool, _ termination: Termination?) {
        let kind: Kind =
            switch reason.kind {
            case .notStarted: .notStarted
            case .ended: .ended
            case .timeout: .timeout
            case .protocolViolation: .protocolViolation
            case .stopped: .stopped
            case .takesNoItems: .takesNoItems
            case .setAside: .setAside
            }
        self.init(kind, app: app, reason: reason.text, isItemKept: isItemKept, termination: termination)
    }
}
