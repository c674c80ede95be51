// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// Waits for what a method hands to its completion.
///
/// A second call is noted as a fault of the request that is being answered and
/// changes nothing. Where the completion is let go uncalled there is no value to go
/// on with: the request is answered with that, and this wait never ends.
///
/// - Parameter method: How a message names the method.
@_spi(Generated) public func completionValue<Value>(
    _ method: String = #function, _ call: (@escaping (Value) -> Void) -> Void
) async -> Value {
    await withUnsafeContinuation { continuation in
        let answer = SingleAnswer<Value>(method) { value in
            // The completion hands the value over for good; only the waiting task sees it from here on.
            nonisolated(unsafe) let value = value
            continuation.resume(returning: value)
        }
        call { answer.give($0) }
    }
}

/// Waits for the value or the error that a method hands to its completion.
///
/// Neither a value nor an error reads as ``OptionsNotImplemented``, a completion that is let go uncalled as a
/// refusal.
///
/// - Parameter method: How a message names the method.
/// - Throws: The completion's error.
@_spi(Generated) public func completionValue<Value>(
    _ method: String = #function, _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
) async throws -> Value {
    try await withUnsafeThrowingContinuation { continuation in
        let answer = SingleAnswer<Result<Value, any Error>>(
            method, lose: { continuation.resume(throwing: ExtensionRefusal(.noAnswer, $0)) }
        ) { result in
            // The completion hands the value over for good; only the waiting task sees it from here on.
            nonisolated(unsafe) let result = result
            continuation.resume(with: result)
        }
        call { value, error in
            if let error {
                answer.give(.failure(error))
            } else if let value {
                answer.give(.success(value))
            } else {
                answer.give(.failure(OptionsNotImplemented()))
            }
        }
    }
}
