// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The `NSExtension` dictionary of an extension's `Info.plist`.
package struct ExtensionPlist: Hashable, Codable, Sendable {
    /// From `NSExtensionPointIdentifier`.
    package var kind: BundleKind
    /// `NSExtensionPrincipalClass`, with its module.
    package var principalClass: String?
    /// `NSExtensionMainStoryboard`, without its extension: what an extension that draws may name instead of a class.
    package var mainStoryboard: String?
    /// `IntentsSupported`: class names without a module; never empty.
    package var intentsSupported: [String]
    /// `IntentsRestrictedWhileLocked`: the ones among them that need an unlocked device.
    package var intentsRestrictedWhileLocked: [String]

    package init(
        kind: BundleKind, principalClass: String?, mainStoryboard: String? = nil, intentsSupported: [String],
        intentsRestrictedWhileLocked: [String] = []
    ) {
        self.kind = kind
        self.principalClass = principalClass
        self.mainStoryboard = mainStoryboard
        self.intentsSupported = intentsSupported
        self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
    }
}
