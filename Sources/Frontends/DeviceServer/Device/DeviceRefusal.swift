// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a command did nothing, for the person who gave it.
package struct DeviceRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
    /// The same in Simplified Chinese, where a person may read it.
    package var chinese: String?

    package init(_ description: String, chinese: String? = nil) {
        self.description = description
        self.chinese = chinese
    }

    /// The reason in one of the languages of the device.
    ///
    /// - Parameter language: A BCP 47 tag; what is not Chinese reads English.
    package func text(in language: String) -> String {
        language.hasPrefix("zh") ? chinese ?? description : description
    }
}
