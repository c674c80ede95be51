// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system asks of an app about an intent, as it asks extensions.
package enum AppRequest: Hashable, Sendable, Codable {
    /// Of a handler of the app's own, which no extension has.
    case asked(ExtensionRequest)
    /// The app's extension has answered that the app is to handle the intent.
    case handedOver(IntentPayload)

    /// The intent, whatever is asked of it.
    package var intent: IntentPayload {
        switch self {
        case .asked(let request): request.intent
        case .handedOver(let intent): intent
        }
    }
}
