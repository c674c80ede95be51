// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person chooses about the generated code.
package struct GenerationOptions: Hashable, Sendable {
    /// Who can use the generated types.
    package enum Visibility: String, Sendable, CaseIterable {
        /// Every module, as a kit that app and extension share needs it.
        case `public`
        /// The module that compiles the file.
        case `internal`
    }

    package var visibility: Visibility
    /// Goes before the names of what has neither a class name nor a prefix of its own.
    package var classPrefix: String

    package init(visibility: Visibility = .public, classPrefix: String = "") {
        self.visibility = visibility
        self.classPrefix = classPrefix
    }
}
