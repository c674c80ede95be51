// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that starts taking pictures or videos.
///
/// What the app and its capture extension tell each other is kept for the process and those after it; here nothing but
/// the app itself reads it.
public protocol CameraCaptureIntent: SystemIntent {
    /// State that the app keeps between runs of the intent.
    associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
    /// The stored context; nil if there is none.
    ///
    /// - Throws: `DecodingError` where it was kept as another type.
    public static var appContext: AppContext? {
        get async throws { try CaptureContexts.context(of: persistentIdentifier) }
    }

    /// Stores the context; nil deletes it.
    ///
    /// - Throws: ``AppIntentError`` where it has more than 4096 bytes as JSON; what encoding throws.
    public static func updateAppContext(_ newContext: AppContext?) async throws {
        try CaptureContexts.keep(newContext, of: persistentIdentifier)
    }
}
