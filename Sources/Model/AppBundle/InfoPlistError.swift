// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why an `Info.plist` cannot be used.
package struct InfoPlistError: Error, Hashable, Sendable {
    /// The way to the value, such as `NSExtension.NSExtensionPrincipalClass`; empty for the whole file.
    package var key: String
    /// What is wrong, without a full stop.
    package var reason: String
    /// What to write instead.
    package var mend: String

    package init(key: String = "", reason: String, mend: String) {
        self.key = key
        self.reason = reason
        self.mend = mend
    }
}

extension InfoPlistError: CustomStringConvertible {
    /// `CFBundleIdentifier: the key is missing; add …`
    package var description: String {
        (key.isEmpty ? "" : "\(key): ") + "\(reason); \(mend)"
    }
}
