// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The wait for one thing to happen, for so long at most.
struct Waiting: Sendable {
    private let end: AsyncStream<Never>
    private let continuation: AsyncStream<Never>.Continuation

    init() { (end, continuation) = AsyncStream.makeStream() }

    /// It has happened.
    func finish() { continuation.finish() }

    /// Returns when it has happened, or the time is over.
    func wait(for patience: Duration) async {
        let limit = Task {
            // Cancelled, it sleeps less; finishing twice does nothing.
            try? await Task.sleep(for: patience)
            continuation.finish()
        }
        for await _ in end {}
        limit.cancel()
    }
}
