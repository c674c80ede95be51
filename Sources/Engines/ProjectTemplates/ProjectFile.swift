// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text file of a new project.
package struct ProjectFile: Hashable, Sendable {
    /// From the project's folder.
    package let path: String
    package let contents: String
}
