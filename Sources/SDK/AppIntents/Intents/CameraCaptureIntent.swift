// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that starts taking pictures or videos.
///
/// What the app and its capture extension tell each other is kept for the process and those after it; here nothing but
/// the app itself reads it.
public protocol CameraCaptureIntent: SystemIntent {
    /// What the app wants to find again whenever the intent is performed.
    associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
    /// What was kept last; nil if nothing was, or nothing is kept any more.
    ///
    /// - Throws: `DecodingError` where it was kept as another type.
    public static var appContext: AppContext? {
        get async throws { try CaptureContexts.context(of: persistentIdentifier) }
    }

    /// Keeps what the app wants to find again; nil keeps nothing any more.
    ///
    /// - Throws: ``AppIntentError`` where it has more than 4096 bytes as JSON; what encoding throws.
    public static func updateAppContext(_ newContext: AppContext?) async throws {
        try CaptureContexts.keep(newContext, of: persistentIdentifier)
    }
}
