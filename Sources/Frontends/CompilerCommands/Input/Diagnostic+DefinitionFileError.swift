// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import IntentDefinition
import Sentences

extension Diagnostic {
    /// Reports a file that could not be read in the form that its content's errors have.
    init(_ error: DefinitionFileError, path: String) {
        self.init(.error, at: SourceLocation(path: path), error.reason, remedy: error.remedy)
    }
}
