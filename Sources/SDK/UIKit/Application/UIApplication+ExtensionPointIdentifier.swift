// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// A kind of extensions that an app may refuse to use.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The kind's text.
        public let rawValue: String

        /// The kind with a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Keyboards that others have made.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}
