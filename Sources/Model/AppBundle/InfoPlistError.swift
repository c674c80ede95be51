// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why an `Info.plist` cannot be used.
package struct InfoPlistError: Error, Hashable, Sendable {
    /// The way to the value, such as `NSExtension.NSExtensionPrincipalClass`; empty for the whole file.
    package var key: String
    /// What is wrong, without a full stop.
    package var reason: String
    /// What to write instead.
    package var remedy: String
    /// Where the value stands in its file, from 1; nil in binary lists and where it is not known.
    package var line: Int?
    /// In characters, from 1.
    package var column: Int?

    package init(key: String = "", reason: String, remedy: String, line: Int? = nil, column: Int? = nil) {
        self.key = key
        self.reason = reason
        self.remedy = remedy
        self.line = line
        self.column = column
    }
}

extension InfoPlistError: CustomStringConvertible {
    /// `CFBundleIdentifier: the key is missing; add …`, after a place such as `12:3: ` where there is one.
    package var description: String {
        (place.isEmpty ? "" : "\(place): ") + (key.isEmpty ? "" : "\(key): ") + "\(reason); \(remedy)"
    }

    /// `12:3`, to be put behind a file's name and a colon; empty where the place is not known.
    package var place: String {
        guard let line else { return "" }
        return "\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
