// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What intents that take pictures keep from one run to another, in the app's own defaults.
enum CaptureContexts {
    /// As Apple's documentation says.
    static let sizeLimit = 4096

    /// - Parameter identifier: The intent's.
    static func context<Context: Decodable>(
        of identifier: String, in defaults: UserDefaults = .standard
    ) throws -> Context? {
        guard let data = defaults.data(forKey: key(identifier)) else { return nil }
        return try JSONDecoder().decode(Context.self, from: data)
    }

    static func keep<Context: Encodable>(
        _ context: Context?, of identifier: String, in defaults: UserDefaults = .standard
    ) throws {
        guard let context else { return defaults.removeObject(forKey: key(identifier)) }
        let data = try JSONEncoder().encode(context)
        guard data.count <= sizeLimit else {
            throw AppIntentError(
                .misuse(
                    "the context of \(identifier) has \(data.count) bytes as JSON, more than the \(sizeLimit) that are kept; "
                        + "keep the rest in a file"))
        }
        defaults.set(data, forKey: key(identifier))
        // Another process of the app's may look before this one ends.
        defaults.synchronize()
    }

    private static func key(_ identifier: String) -> String { "AppIntents.CameraCaptureIntent.\(identifier)" }
}
