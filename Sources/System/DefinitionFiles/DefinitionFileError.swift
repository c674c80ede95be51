// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a definition could not be read from disk; mistakes inside of it are diagnostics.
package typealias DefinitionFileError = Problem<DefinitionFileErrorCode>

/// The kinds of problems with a definition's file or folder.
package enum DefinitionFileErrorCode: Hashable, Sendable {
    case notFound, notAFile, unreadable, tooLarge, noDefinition, folderTooLarge, badSettings
    /// Of links checked out as text: one names a file that does not exist, or they have no end.
    case danglingLink, tooManyLinks
}

extension DefinitionFileError {
    static func notFound(_ path: String) -> Self {
        Self(.notFound, path, reason: "there is no such file or folder", remedy: "check the path")
    }

    static func unreadable(_ path: String, _ reason: Sentence) -> Self {
        Self(.unreadable, path, reason: "the file can't be read: \(reason)", remedy: "check its permissions")
    }
}
