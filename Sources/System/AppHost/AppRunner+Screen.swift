// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Wire

/// Who waits for what an app shows next.
struct ScreenWaiting {
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
    /// Somebody looked at the app while it was not in front, and is to see it as it is once it is there again.
    var owesUpdate = false

    /// Somebody who waits for something with a greater number than this.
    struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Void, Never>
    }
}

extension AppRunner {
    /// What the app shows: what it has told about the display, else what it tells next, as long as it takes at most.
    ///
    /// Asks the app for what it shows after that, if it is in front; one that is not shows what it showed last, and is
    /// asked when it is in front again.
    ///
    /// - Parameter isNow: Whether to have the app tell all again where it is in front, whatever it has told.
    /// - Returns: Nil if the app shows nothing, or not in time.
    func layers(on display: ScreenDisplay, isNow: Bool, within limit: Duration) async -> ShownLayers? {
        guard isInFront, let process else {
            screen.owesUpdate = true
            return process?.shown
        }
        let known = process.shown
        let isKnown = !isNow && known?.display == display
        guard process.ask(ScreenRequest(display, onceChanged: isKnown)) else { return nil }
        if isKnown { return known }
        await something(after: known?.number ?? 0, within: limit)
        return process.shown.flatMap { $0.number > known?.number ?? 0 ? $0 : nil }
    }

    func tell(_ touch: TouchPayload) {
        if shownState == .active { process?.send(touch) }
    }

    func tell(_ scroll: ScrollPayload) {
        if shownState == .active { process?.send(scroll) }
    }

    func tell(_ typing: TypingPayload) {
        if shownState == .active { process?.send(typing) }
    }

    /// Asks for the screen on behalf of viewers who asked while the app was away, on the display there is by now.
    func askForWhatIsOwed() {
        guard screen.owesUpdate, isInFront, let process, let display = surroundings.display() else { return }
        let isKnown = process.shown?.display == display
        if process.ask(ScreenRequest(display, onceChanged: isKnown)) { screen.owesUpdate = false }
    }

    private var isInFront: Bool {
        life.phase != .ended && [.launching, .active, .inactive].contains(shownState)
    }

    /// Waits for something with a greater number.
    private func something(after known: Int, within limit: Duration) async {
        screen.lastWaiter += 1
        let number = screen.lastWaiter
        let time = surroundings.timekeeper.now() + limit
        let deadline = Task { [weak self, timekeeper = surroundings.timekeeper] in
            if await timekeeper.sleep(until: time) { await self?.endWait(number) }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume() }
                screen.waiters[number] = ScreenWaiting.Waiter(number: known, continuation: continuation)
            }
        } onCancel: {
            Task { await self.endWait(number) }
        }
        deadline.cancel()
    }

    private func endWait(_ number: Int) {
        screen.waiters.removeValue(forKey: number)?.continuation.resume()
    }

    func noteDrawing(of process: AppProcess) {
        guard let shown = process.takeDrawing(), life.phase != .ended else { return }
        endWaits { $0.number < shown.number }
        surroundings.watch(.drew(identifier: identifier, number: shown.number, fields: shown.fields))
    }

    private func endWaits(where isOver: (ScreenWaiting.Waiter) -> Bool) {
        let over = screen.waiters.filter { isOver($0.value) }
        over.keys.forEach { screen.waiters[$0] = nil }
        over.values.forEach { $0.continuation.resume() }
    }

    /// The process is gone, and with it what it showed.
    func forgetScreen() {
        endWaits { _ in true }
        screen.owesUpdate = false
    }
}
