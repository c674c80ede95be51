// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// What answers requests about App Intents in this process.
package protocol AppIntentAnswering: SendableMetatype {
    /// - Parameter report: Called with each mistake of the app's that did not stop the request, on any thread.
    static func reply(
        to request: ExtensionRequest, report: @escaping @Sendable (String) -> Void
    ) async -> ExtensionReply
}

/// Finds what answers requests about App Intents, which only a program has that links the module of that name.
package enum AppIntentAnswers {
    private static let type = _typeByName("10AppIntents9ResponderO") as? any AppIntentAnswering.Type

    /// The answer to a request about an App Intent; nil to any other.
    ///
    /// - Parameter report: Called with each mistake of the app's that did not stop the request, on any thread.
    package static func reply(
        to request: ExtensionRequest, report: @escaping @Sendable (String) -> Void
    ) async -> ExtensionReply? {
        guard request.intent.run != nil else { return nil }
        guard let type else {
            return .refusal(
                ExtensionRefusal(
                    .unknownIntent, "the program does not link AppIntents; add it to the target that has the intent"))
        }
        return await type.reply(to: request, report: report)
    }
}
