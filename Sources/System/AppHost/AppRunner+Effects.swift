// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLife
import ExtensionHost
import Foundation
import Processes
import Sandbox
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
        case .suspend: process?.child?.suspend()
        case .resume: process?.child?.resume()
        case .hangUp: process?.end { $0.hangUp(grace: surroundings.limits.leave) }
        case .terminate: process?.end { $0.terminate(grace: surroundings.limits.leave) }
        case .kill: process?.end { $0.kill() }
        case .forget(let id, let isHandled): await forget(id, isHandled: isHandled)
        case .countCrash(let id): await countCrash(id)
        case .setAside(let id, let verdict): await setAside(id, verdict)
        case .arrived: arrive()
        case .endedSilently: answerSilence()
        case .failed(let verdict): fail(verdict)
        case .gone(let verdict): tellEnd(verdict)
        case .changed(let phase): change(to: phase)
        case .report(let text): tell(text)
        }
    }

    func tell(_ text: String) {
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
        let process = AppProcess(
            calls: ProcessCalls(
                of: launch, services: surroundings.services, limits: surroundings.limits.process,
                timekeeper: surroundings.timekeeper),
            watchUse: { [limits = surroundings.limits.process, timekeeper = surroundings.timekeeper] in
                limits.use.watch($0, resources: limits.resources, by: timekeeper, whenExceeded: $1)
            },
            print: { watch(.printed(identifier: identifier, line: $0, channel: $1)) }, display: surroundings.display,
            report: { messages.yield(.process(number, $0)) })
        self.process = process
        let child = ChildLaunch(
            executable: launch.executable.path(percentEncoded: false), arguments: arguments,
            environment: launch.environment, directory: launch.workingDirectory.path(percentEncoded: false),
            limits: surroundings.limits.process.resources, hasConnection: true,
            group: surroundings.limits.process.group, bundle: launch.identifier)
        do throws(SandboxError) {
            process.start(try surroundings.sandbox?.confine(child, by: launch.policy) ?? child)
        } catch {
            messages.yield(.event(.ended(.notStarted(reason: "\(error)"))))
        }
    }

    /// Of the opening that the process is started for.
    private var arguments: [String] {
        openings.values.first { $0.isAccepted && !$0.arguments.isEmpty }?.arguments ?? []
    }

    private func send(_ event: AppEvent, number: Int) {
        do throws(FrameError) {
            try process?.send(FrameEncoder.outgoing(MessageToApp.event(id: number, event)))
        } catch {
            // What was kept has been encoded before: nothing that an app or a person does leads here.
            messages.yield(.event(.broke(reason: "cannot be sent an event: \(error)")))
        }
    }

    private func change(to phase: AppLife.Phase) {
        switch phase {
        case .ended, .ending: noteSuspension(false)
        case .starting: show(.launching)
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

    private func tellEnd(_ verdict: AppLife.Verdict) {
        forgetScreen()
        if let termination {
            surroundings.watch(.ended(identifier: identifier, termination: termination, text: verdict.text))
        }
        endWaiters.forEach { $0.resume() }
        endWaiters = []
    }
}

// MARK: - The items

extension AppRunner {
    private func forget(_ id: Int, isHandled: Bool) async {
        outcomes.add(.given(isHandled: isHandled), of: id)
        for (number, opening) in openings where opening.item == id { openings[number]?.isHandled = isHandled }
        await remove(id)
        surroundings.watch(.delivered(identifier: identifier, id: id, isHandled: isHandled))
    }

    private func setAside(_ id: Int, _ verdict: AppLife.Verdict) async {
        await remove(id)
        outcomes.add(.setAside(verdict), of: id)
        tell(verdict.text)
        for (number, opening) in openings where opening.isAccepted && opening.item == id {
            answer(number, .failure(AppHostError(verdict, app: identifier, isItemKept: false, termination)))
        }
    }

    private func remove(_ id: Int) async {
        do throws(StoreError) {
            try await surroundings.store.removeDelivery(id, of: identifier)
        } catch {
            // The app has it all the same, or shall not have it, and does not get it from us again.
            given.insert(id)
            tell("is done with item \(id), which the store could not forget: \(error)")
        }
    }

    private func countCrash(_ id: Int) async {
        do throws(StoreError) {
            try await surroundings.store.countCrash(overDelivery: id, of: identifier)
        } catch {
            tell("has crashed over item \(id), which the store could not count: \(error)")
        }
    }
}

// MARK: - Those who wait

extension AppRunner {
    private func arrive() {
        for (number, opening) in openings where opening.isAccepted { succeed(number, opening) }
    }

    private func answerSilence() {
        for (number, opening) in openings where opening.isAccepted && opening.item == nil { succeed(number, opening) }
    }

    /// The app may have ended by now.
    private func succeed(_ number: Int, _ opening: AppOpening) {
        let app = RunningApp(identifier: identifier, state: shownState, process: process?.child?.identifier)
        let opened = OpenedApp(
            app: app, isLaunched: processCount > opening.processCount, isHandled: opening.isHandled,
            termination: termination)
        answer(number, .success(opened))
    }

    private func fail(_ verdict: AppLife.Verdict) {
        for (number, opening) in openings where opening.isAccepted {
            let error = AppHostError(verdict, app: identifier, isItemKept: opening.isItemKept, termination)
            answer(number, .failure(error))
        }
    }
}

extension AppHostError {
    init(_ verdict: AppLife.Verdict, app: String, isItemKept: Bool, _ termination: Termination?) {
        let kind: Kind =
            switch verdict.kind {
            case .notStarted: .notStarted
            case .ended: .ended
            case .timeout: .timeout
            case .protocolViolation: .protocolViolation
            case .stopped: .stopped
            case .takesNoItems: .takesNoItems
            case .setAside: .setAside
            }
        self.init(kind, app: app, reason: "\(verdict.text)", isItemKept: isItemKept, termination: termination)
    }
}
