// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import ProcessLife
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
            openings.fail(number, .cancelled, "is being opened, but the command that opened it has ended")
        case .left(let order):
            departures.told(order)
            await receive(.left)
        case .ask(let number):
            await acceptRequest(number)
        case .unasked(let number, let kind):
            await giveUpRequest(number, kind)
        case .stop(let order):
            stops.told(order)
            await receive(.stopped)
            endWaiters += stops.takeTold()
            if life.phase == .ended { resumeEndWaiters() }
        case .event(let event):
            await receive(event)
        case .process(let number, let report):
            await take(report, ofProcess: number)
        }
        sendRequests()
        if life.isOutOfFront { departures.takeTold().forEach { $0.resume() } }
    }

    func receive(_ event: AppLife.Event) async {
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
        case .replied(let number, let reply):
            process.taken()
            guard await checkIsAsked(number) else { return }
            requests.take(reply, to: number)
            await noteAnswered()
        case .erred(let number, let text):
            process.taken()
            if await checkIsAsked(number) { requests.note(text, over: number) }
        case .drew:
            noteDrawing(of: process)
        case .flooded:
            await endFlood()
        case .ended(let end, let termination):
            // What it wanted done before it died is done before anybody hears that it is gone.
            await process.peer.settle()
            self.termination = termination
            await receive(.ended(end))
        }
    }

    /// Lets the app's life know of an opening, with all that waits for the app.
    private func accept(_ number: Int) async {
        do throws(StoreError) {
            let waiting = try await waitingItems()
            // One that was abandoned while the disk was read has its answer.
            guard let opening = openings[number] else { return }
            if life.phase == .ended { launch = opening.launch }
            guard openings.accept(number, processCount: processCount, termination) else { return }
            await receive(.opened(waiting))
        } catch {
            openings.fail(number, .notKept, "could not receive what is waiting for it: \(error)")
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
}
