// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The place that one app at a time is brought to; the others wait in the order in which they came.
struct Stage {
    /// Whether an app is being brought there.
    private(set) var isTaken = false
    private var lastNumber = 0
    private var queue: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []

    /// - Returns: A number for anyone who has to wait; nil when the stage is theirs.
    mutating func take() -> Int? {
        guard isTaken else {
            isTaken = true
            return nil
        }
        lastNumber += 1
        return lastNumber
    }

    mutating func wait(_ number: Int, _ continuation: CheckedContinuation<Bool, Never>) {
        guard isTaken else {
            isTaken = true
            continuation.resume(returning: true)
            return
        }
        queue.append((number, continuation))
    }

    /// Takes out who waits no longer.
    mutating func cancel(_ number: Int) {
        guard let index = queue.firstIndex(where: { $0.number == number }) else { return }
        queue.remove(at: index).continuation.resume(returning: false)
    }

    /// Gives the stage to the next.
    mutating func leave() {
        guard !queue.isEmpty else {
            isTaken = false
            return
        }
        queue.removeFirst().continuation.resume(returning: true)
    }
}

extension AppHost {
    /// - Returns: False when the task was cancelled before its turn came.
    func takeStage() async -> Bool {
        guard let number = stage.take() else { return true }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                stage.wait(number, continuation)
                if Task.isCancelled { stage.cancel(number) }
            }
        } onCancel: {
            Task { await self.cancelWait(number) }
        }
    }

    func leaveStage() {
        stage.leave()
    }

    private func cancelWait(_ number: Int) {
        stage.cancel(number)
    }
}
