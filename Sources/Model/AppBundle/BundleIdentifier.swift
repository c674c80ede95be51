// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a bundle, unique on a system, such as `org.example.pizzeria`.
///
/// It names folders too, so a value of this type never holds a slash, an
/// empty part or anything else that could lead out of a folder.
package struct BundleIdentifier: Hashable, Sendable, Comparable, CheckedText {
    package let text: String

    /// Nil unless the text is made of parts of letters, digits and hyphens with single dots
    /// between them, as Apple's documentation of `CFBundleIdentifier` asks, and at most 155
    /// characters, so that a folder of that name can always be made.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isWellFormed = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy(Self.isAllowed)
        }
        guard isWellFormed, text.utf8.count <= 155 else { return nil }
        self.text = text
    }

    package var description: String { text }

    package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    /// Whether this is the identifier of something that belongs inside the app: the app's own
    /// identifier, a dot, and more.
    package func isInside(_ app: BundleIdentifier) -> Bool {
        text.hasPrefix(app.text + ".")
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// What a bundle is for, which also decides the name of its folder.
package enum BundleKind: String, Hashable, Codable, Sendable, CaseIterable {
    case app
    /// Handles intents, outside the app; Apple's `com.apple.intents-service`.
    case intentsExtension
    /// Draws the panel of an intent; Apple's `com.apple.intents-ui-service`.
    case intentsInterfaceExtension
    /// Performs App Intents, outside the app; Apple's `com.apple.appintents-extension`.
    case appIntentsExtension

    /// The kind that an `NSExtensionPointIdentifier`, or an `EXExtensionPointIdentifier`, stands for; nil for a point
    /// that Beckon does not serve.
    package init?(extensionPoint: String) {
        switch extensionPoint {
        case "com.apple.intents-service": self = .intentsExtension
        case "com.apple.intents-ui-service": self = .intentsInterfaceExtension
        case "com.apple.appintents-extension": self = .appIntentsExtension
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
