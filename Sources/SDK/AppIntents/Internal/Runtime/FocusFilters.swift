// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// What the system knows of the person's focus.
enum FocusFilters {
    /// The intent with the person's choices for the focus that is on; nil if none is, or they chose nothing.
    ///
    /// What they chose and is gone since is left out.
    ///
    /// - Throws: ``SetFocusFilterIntentError/missingParameterValue`` where a parameter that needs a value has none;
    ///   what keeps the system from being asked, and what the app's queries throw.
    static func current(_ type: any SetFocusFilterIntent.Type) async throws -> (any SetFocusFilterIntent)? {
        let values: FocusFilterCall.Reply
        do {
            values = try await CallChannel.focus.call(FocusFilterCall(intent: type.persistentIdentifier))
        } catch SystemCallFailure.noSystem {
            return nil
        }
        guard let chosen = values.values else { return nil }
        let intent = type.init()
        try await intent.take(chosen) { guard $1 is ValueCodingError else { throw $1 } }
        for (_, parameter) in IntentParameters.all(of: intent) where !parameter.isOptional {
            guard try parameter.intentValue() != nil else { throw SetFocusFilterIntentError.missingParameterValue }
        }
        return intent
    }
}

extension CallChannel {
    /// What the process asks about the person's focus; a test has its own.
    @TaskLocal static var focus = CallChannel("AppIntents.focus", link: .inherited, limit: 64)
}
