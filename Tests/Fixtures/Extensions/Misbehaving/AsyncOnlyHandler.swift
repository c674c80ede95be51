// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Every method `async`, and nothing else.
final class AsyncOnlyHandler: NSObject, AsyncOnlyIntentHandling {
    func resolveNote(for intent: AsyncOnlyIntent) async -> INStringResolutionResult {
        intent.note.map { .success(with: $0.uppercased()) } ?? .needsValue()
    }

    /// The note “go on” leads into the app.
    func handle(intent: AsyncOnlyIntent) async -> AsyncOnlyIntentResponse {
        guard intent.note != "GO ON" else { return AsyncOnlyIntentResponse(code: .continueInApp, userActivity: nil) }
        return .success(what: intent.note ?? "nothing")
    }
}
