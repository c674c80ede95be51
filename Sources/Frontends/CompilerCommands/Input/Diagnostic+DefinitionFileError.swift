// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import IntentDefinition

extension Diagnostic {
    /// Tells of a file that could not be read in the form that its content's errors have.
    init(_ error: DefinitionFileError, path: String) {
        // The error's line begins with the path, which the diagnostic shows itself.
        let sentence = "\(error)".trimmingPrefix("\(path): ")
        let parts = sentence.split(separator: "; ", maxSplits: 1)
        self.init(
            .error, at: SourceLocation(path: path), String(parts.first ?? sentence),
            remedy: parts.count > 1 ? String(parts[1]) : "check the path")
    }
}
