// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition

/// What compiling a definition gave: its Swift files, or why there are none.
package struct Compilation: Hashable, Sendable {
    /// Empty where ``diagnostics`` holds an error, and where the definition
    /// declares nothing of its own.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]

    package init(files: [GeneratedFile], diagnostics: [Diagnostic]) {
        self.files = files
        self.diagnostics = diagnostics
    }
}
