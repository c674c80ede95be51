// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What reading a definition file gave: the file where it has no errors, and
/// everything there is to say about it.
package struct DefinitionReading: Sendable {
    /// Nil exactly when ``diagnostics`` holds an error.
    package var file: DefinitionFile?
    /// In the order of their places.
    package var diagnostics: [Diagnostic]

    package init(file: DefinitionFile?, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
    }
}
