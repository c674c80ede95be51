// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLife
import ExtensionHost
import Foundation
import Processes
import Sentences
import Store
import Wire

// What comes in.
extension AppRunner {
    func take(_ message: Message) async {
        switch message {
        case .open(let number):
            await accept(number)
        case .abandoned(let number):
            abandon(number)
        case .left(let number, let continuation):
            leavers[number] = continuation
            await receive(.left)
        case .waitedEnough(let number):
            leavers.removeValue(forKey: number)?.resume()
        case .stop(let continuation):
            await receive(.stopped)
            if life.phase == .ended { continuation.resume() } else { endWaiters.append(continuation) }
        case .event(let event):
            await receive(event)
        case .process(let number, let report):
            await take(report, ofProcess: number)
        }
        guard life.isOutOfFront else { return }
        leavers.values.forEach { $0.resume() }
        leavers = [:]
    }

    private func receive(_ event: AppLife.Event) async {
        for effect in life.receive(event) { await perform(effect) }
    }

    private func take(_ report: AppProcess.Report, ofProcess number: Int) async {
        guard number == processCount, let process else { return }
        switch report {
        case .started:
            show(shownState)
        case .said(let event):
            process.taken()
            await receive(event)
        case .drew(let pixels, let display, let fields):
            take(pixels, on: display, fields)
        case .ended(.success(let termination)):
            // What it wanted done before it died is done before anybody hears that it is gone.
            await process.settle()
            self.termination = termination
            let limits = surroundings.limits.process
            if let excess = limits.use.excess(endedBy: termination, resources: limits.resources) {
                await receive(.exceeded(reason: excess))
            }
            await receive(.ended(AppLife.End(termination)))
        case .ended(.failure(let error)):
            termination = nil
            await receive(.ended(.notStarted(reason: "\(error)")))
        }
    }

    /// Lets the app's life know of an opening, with all that waits for the app.
    private func accept(_ number: Int) async {
        guard let opening = openings[number] else { return }
        do throws(StoreError) {
            let waiting = try await waitingItems()
            // Whoever lost interest while the disk was read has been told.
            guard openings[number] != nil else { return }
            if life.phase == .ended { launch = opening.launch }
            guard settle(number, opening) else { return }
            openings[number]?.isAccepted = true
            openings[number]?.processCount = processCount
            await receive(.opened(waiting))
        } catch {
            let error = AppHostError(
                .notKept, app: identifier, reason: "could not be given what waits for it: \(error)",
                isItemKept: opening.isItemKept)
            answer(number, .failure(error))
        }
    }

    /// Looks whether the item has been given, or set aside, with what waited before it.
    ///
    /// - Returns: Whether there is still something to open the app for.
    private func settle(_ number: Int, _ opening: AppOpening) -> Bool {
        switch opening.item.flatMap({ outcomes[$0] }) {
        case .given(let isHandled):
            openings[number]?.isHandled = isHandled
            return true
        case .setAside(let verdict):
            answer(number, .failure(AppHostError(verdict, app: identifier, isItemKept: false, termination)))
            return false
        case nil:
            return true
        }
    }

    /// What waits for the app; what has waited for too long is dropped.
    private func waitingItems() async throws(StoreError) -> [WaitingDelivery] {
        let store = surroundings.store
        let limit = surroundings.now().addingTimeInterval(-surroundings.limits.deliveryAge)
        var waiting: [WaitingDelivery] = []
        for record in try await store.deliveries(of: identifier) where !given.contains(record.delivery.id) {
            if record.added < limit {
                try await store.removeDelivery(record.delivery.id, of: identifier)
                tell("was not given item \(record.delivery.id), which had waited for longer than it may")
            } else {
                waiting.append(WaitingDelivery(record.delivery, crashes: record.crashes))
            }
        }
        return waiting
    }

    private func abandon(_ number: Int) {
        guard let opening = openings[number] else { return }
        let error = AppHostError(
            .cancelled, app: identifier, reason: "is being opened, but nobody waits for it any more",
            isItemKept: opening.isItemKept)
        answer(number, .failure(error))
    }

    func answer(_ number: Int, _ answer: AppOpening.Answer) {
        openings.removeValue(forKey: number)?.continuation.resume(returning: answer)
    }
}

extension AppLife.End {
    fileprivate init(_ termination: Termination) {
        let text = termination.cause.description
        self =
            switch termination.cause {
            case .exit(let status): .exit(status: status, text: text)
            // Anybody may have sent it, the kernel for want of memory among them.
            case .signal(let number): .signal(text: text, isFromOutside: number == 9)
            }
    }
}
