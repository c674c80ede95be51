// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How long a student waits for something that takes its time.
struct Patience: Sendable {
    private let duration: Duration

    /// As long as the extension's `Info.plist` says, in seconds.
    static var ofStudents: Patience {
        let seconds = Bundle.main.object(forInfoDictionaryKey: "SearchQuestionPatience") as? Int
        return Patience(duration: .seconds(seconds ?? 6))
    }

    /// The result of the work; nil if it takes longer, while the work goes on.
    ///
    /// - Throws: What the work throws in time.
    func result<Value: Sendable>(of work: @escaping @Sendable () async throws -> Value) async throws -> Value? {
        let (results, continuation) = AsyncStream<Result<Value?, any Error>>.makeStream()
        Task {
            do {
                continuation.yield(.success(try await work()))
            } catch {
                continuation.yield(.failure(error))
            }
        }
        let waiting = Task { [duration] in
            // Cancelled where the work was in time.
            try? await Task.sleep(for: duration)
            continuation.yield(.success(nil))
        }
        defer { waiting.cancel() }
        for await result in results { return try result.get() }
        return nil
    }
}
