// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Wire

/// The latest picture of an app, and who waits for the next.
struct ShownScreen {
    var latest: ScreenPicture?
    /// Of the pictures of the process, also of those that are still being encoded.
    var count = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0
}

extension AppRunner {
    /// What the app shows: its latest picture where that is of the display, else the next, as long as it takes at most.
    ///
    /// Asks the app for what it shows after that, if it is in front; one that is not shows what it showed last.
    ///
    /// - Returns: Nil where the app shows nothing, or not in time.
    func picture(on display: ScreenDisplay, within limit: Duration) async -> ScreenPicture? {
        guard isInFront, let process else { return screen.latest }
        let isKnown = screen.latest?.display == display
        guard process.ask(ScreenRequest(display, onceChanged: isKnown)) else { return nil }
        if !isKnown { await nextPicture(within: limit) }
        return screen.latest
    }

    /// What the app showed last.
    var latestPicture: ScreenPicture? { life.phase == .ended ? nil : screen.latest }

    func tell(_ touch: TouchPayload) {
        if shownState == .active { process?.tell(touch) }
    }

    private var isInFront: Bool {
        life.phase != .ended && [.launching, .active, .inactive].contains(shownState)
    }

    private func nextPicture(within limit: Duration) async {
        screen.lastWaiter += 1
        let number = screen.lastWaiter
        let time = surroundings.timekeeper.now() + limit
        let deadline = Task { [weak self, timekeeper = surroundings.timekeeper] in
            if await timekeeper.sleep(until: time) { await self?.endWait(number) }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume() }
                screen.waiters[number] = continuation
            }
        } onCancel: {
            Task { await self.endWait(number) }
        }
        deadline.cancel()
    }

    private func endWait(_ number: Int) {
        screen.waiters.removeValue(forKey: number)?.resume()
    }

    /// Encodes a picture beside all else that happens to the app; of two the later stays.
    func take(_ pixels: PanelPixels, on display: ScreenDisplay) {
        screen.count += 1
        let (number, process) = (screen.count, processCount)
        Task { [weak self] in
            do throws(DrawingError) {
                let png = try await pixels.encoded()
                await self?.keep(ScreenPicture(number: number, display: display, png: png), ofProcess: process)
            } catch {
                await self?.tell("shows what cannot be kept: \(error)")
            }
        }
    }

    private func keep(_ picture: ScreenPicture, ofProcess process: Int) {
        guard process == processCount, life.phase != .ended, picture.number > screen.latest?.number ?? 0 else { return }
        screen.latest = picture
        endWaits()
        surroundings.watch(.drew(identifier: identifier, number: picture.number))
    }

    private func endWaits() {
        let waiters = screen.waiters.values
        screen.waiters = [:]
        waiters.forEach { $0.resume() }
    }

    /// The process is gone, and with it what it showed.
    func forgetScreen() {
        endWaits()
        screen.latest = nil
        screen.count = 0
    }
}
