// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import PropertyLists

/// Reads regular files up to the size a definition may have.
struct BoundedFile {
    let path: String

    /// The whole content.
    func read() throws(DefinitionFileError) -> Data {
        do throws(PlainFile.Problem) {
            return Data(try PlainFile.read(path, limit: PropertyListLimits.declarations.size))
        } catch {
            switch error {
            case .absent: throw .notFound(path: path)
            case .noFile: throw .notAFile(path: path)
            case .tooLarge(let limit): throw .tooLarge(path: path, limit: limit)
            case .link, .system: throw .unreadable(path: path, reason: error.reason)
            }
        }
    }
}
