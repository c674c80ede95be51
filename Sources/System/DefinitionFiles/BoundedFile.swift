// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import PropertyLists
import Sentences

/// Reads regular files up to the size a definition may have.
struct BoundedFile {
    let path: String

    /// The whole content.
    func read() throws(DefinitionFileError) -> Data {
        do throws(PlainFile.Problem) {
            return Data(try PlainFile.read(path, limit: PropertyListLimits.declarations.size))
        } catch {
            switch error {
            case .absent: throw .notFound(path)
            case .noFile:
                throw DefinitionFileError(
                    .notAFile, path, reason: "this is not a regular file",
                    remedy: "give an .intentdefinition file or a folder that contains some")
            case .tooLarge(let limit):
                throw DefinitionFileError(
                    .tooLarge, path, reason: "the file has more than \(limit) bytes",
                    remedy: "check that it is a definition")
            case .link, .system: throw .unreadable(path, error.reason)
            }
        }
    }
}
