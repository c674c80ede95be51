// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A source that cannot be built, with the compiler's first error about it.
package struct LeftOutFile: Hashable, Sendable {
    /// The name of the target's module.
    package let target: String
    package let path: String
    package let line: Int
    /// The compiler's own words.
    package let message: String
    /// The name that the compiler did not find.
    package let missingName: String?

    package init(target: String, path: String, line: Int, message: String, missingName: String?) {
        self.target = target
        self.path = path
        self.line = line
        self.message = message
        self.missingName = missingName
    }
}
