// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Sentences
import Wire

/// The latest picture of an app, and who waits for the next.
struct ShownScreen {
    var latest: ScreenPicture?
    /// Of the pictures of the process, also of those that are still being encoded.
    var count = 0
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
    /// Somebody looked at the app while it was not in front, and is to see it as it is once it is there again.
    var isOwed = false

    /// Somebody who waits for a picture with a greater number than this.
    struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Void, Never>
    }
}

extension AppRunner {
    /// What the app shows: its latest picture where that is of the display, else the next, as long as it takes at most.
    ///
    /// Asks the app for what it shows after that, if it is in front; one that is not shows what it showed last, and is
    /// asked when it is in front again.
    ///
    /// - Parameter isNow: Whether to have the app draw anew where it is in front, whatever picture there is.
    /// - Returns: Nil where the app shows nothing, or not in time.
    func picture(on display: ScreenDisplay, isNow: Bool, within limit: Duration) async -> ScreenPicture? {
        guard isInFront, let process else {
            screen.isOwed = true
            return screen.latest
        }
        let isKnown = !isNow && screen.latest?.display == display
        let before = screen.count
        guard process.ask(ScreenRequest(display, onceChanged: isKnown)) else { return nil }
        if isKnown { return screen.latest }
        await picture(after: before, within: limit)
        guard let latest = screen.latest, latest.number > before else { return nil }
        return latest
    }

    func tell(_ touch: TouchPayload) {
        if shownState == .active { process?.send(touch) }
    }

    func tell(_ typing: TypingPayload) {
        if shownState == .active { process?.send(typing) }
    }

    /// Asks for the picture that is owed to whoever looked while the app was away, on the display there is by now.
    func askForWhatIsOwed() {
        guard screen.isOwed, isInFront, let process, let display = surroundings.display() else { return }
        let isKnown = screen.latest?.display == display
        if process.ask(ScreenRequest(display, onceChanged: isKnown)) { screen.isOwed = false }
    }

    private var isInFront: Bool {
        life.phase != .ended && [.launching, .active, .inactive].contains(shownState)
    }

    /// Waits for a picture with a greater number.
    private func picture(after known: Int, within limit: Duration) async {
        screen.lastWaiter += 1
        let number = screen.lastWaiter
        let time = surroundings.timekeeper.now() + limit
        let deadline = Task { [weak self, timekeeper = surroundings.timekeeper] in
            if await timekeeper.sleep(until: time) { await self?.endWait(number) }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume() }
                screen.waiters[number] = ShownScreen.Waiter(number: known, continuation: continuation)
            }
        } onCancel: {
            Task { await self.endWait(number) }
        }
        deadline.cancel()
    }

    private func endWait(_ number: Int) {
        screen.waiters.removeValue(forKey: number)?.continuation.resume()
    }

    /// Encodes a picture beside all else that happens to the app; of two the later stays.
    func take(_ pixels: PanelPixels, on display: ScreenDisplay, _ fields: [ScreenField]) {
        screen.count += 1
        let (number, process) = (screen.count, processCount)
        Task { [weak self] in
            do throws(DrawingError) {
                let png = try await pixels.encoded()
                let picture = ScreenPicture(number: number, display: display, png: png, fields: fields)
                await self?.keep(picture, ofProcess: process)
            } catch {
                await self?.tell("shows what cannot be kept: \(error)")
            }
        }
    }

    private func keep(_ picture: ScreenPicture, ofProcess process: Int) {
        guard process == processCount, life.phase != .ended, picture.number > screen.latest?.number ?? 0 else { return }
        screen.latest = picture
        endWaits { $0.number < picture.number }
        surroundings.watch(.drew(identifier: identifier, number: picture.number, fields: picture.fields))
    }

    private func endWaits(where isOver: (ShownScreen.Waiter) -> Bool) {
        let over = screen.waiters.filter { isOver($0.value) }
        over.keys.forEach { screen.waiters[$0] = nil }
        over.values.forEach { $0.continuation.resume() }
    }

    /// The process is gone, and with it what it showed.
    func forgetScreen() {
        endWaits { _ in true }
        screen.latest = nil
        screen.count = 0
        screen.isOwed = false
    }
}
