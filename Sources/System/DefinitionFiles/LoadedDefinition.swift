// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition

/// One definition as it was found on disk.
package struct LoadedDefinition: Sendable {
    /// The path as the person gave it, or under the folder the person gave.
    package var path: String
    /// Nil exactly when ``diagnostics`` holds an error of the definition.
    package var definition: LocalizedDefinition?
    /// Those of the definition, then warnings about translations that can't be read.
    package var diagnostics: [Diagnostic]
}
