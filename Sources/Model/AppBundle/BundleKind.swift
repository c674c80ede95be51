// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a bundle is for, which also decides the name of its folder.
package enum BundleKind: String, Hashable, Codable, Sendable, CaseIterable {
    case app
    /// Handles intents, outside the app; Apple's `com.apple.intents-service`.
    case intentsExtension
    /// Draws the panel of an intent; Apple's `com.apple.intents-ui-service`.
    case intentsInterfaceExtension

    /// The kind an `NSExtensionPointIdentifier` stands for; nil for a point that Beckon does not serve.
    package init?(extensionPoint: String) {
        switch extensionPoint {
        case "com.apple.intents-service": self = .intentsExtension
        case "com.apple.intents-ui-service": self = .intentsInterfaceExtension
        default: return nil
        }
    }

    /// The extension of the bundle's folder, without the dot.
    package var pathExtension: String {
        self == .app ? "app" : "appex"
    }

    /// The four letters of `CFBundlePackageType`.
    package var packageType: String {
        self == .app ? "APPL" : "XPC!"
    }
}
