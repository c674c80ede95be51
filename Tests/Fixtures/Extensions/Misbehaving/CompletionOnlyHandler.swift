// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Every method with a completion, as it was written before Swift had `async`.
final class CompletionOnlyHandler: NSObject, CompletionOnlyIntentHandling {
    func resolveNote(
        for intent: CompletionOnlyIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(intent.note.map { .success(with: $0.uppercased()) } ?? .needsValue())
    }

    func handle(intent: CompletionOnlyIntent, completion: @escaping (CompletionOnlyIntentResponse) -> Void) {
        completion(.success(what: intent.note ?? "nothing"))
    }
}
