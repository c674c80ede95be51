// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists

/// Reads regular files up to the size a definition may have.
struct BoundedFile {
    let path: String

    /// The whole content.
    func read() throws(DefinitionFileError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .notFound(path: path)
        }
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do {
            // A pipe or a device would block the reader or never end.
            let attributes = try FileManager.default.attributesOfItem(atPath: resolved.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw DefinitionFileError.notAFile(path: path)
            }
            let handle = try FileHandle(forReadingFrom: resolved)
            let limit = PropertyListLimits.size
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            try handle.close()
            guard data.count <= limit else { throw DefinitionFileError.tooLarge(path: path, limit: limit) }
            return data
        } catch let error as DefinitionFileError {
            throw error
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }
}
