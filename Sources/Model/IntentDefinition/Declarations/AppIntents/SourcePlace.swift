// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where something stands in an app's source.
package struct SourcePlace: Hashable, Codable, Sendable {
    /// The file's name, as the compiler told it.
    package var file: String
    /// From 1.
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}
