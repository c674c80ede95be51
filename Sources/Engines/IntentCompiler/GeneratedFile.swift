// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A Swift source file, not yet written anywhere.
package struct GeneratedFile: Hashable, Sendable {
    /// With its extension, without a folder.
    package var name: String
    package var contents: String

    package init(name: String, contents: String) {
        self.name = name
        self.contents = contents
    }
}
