// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Files that lie on the disk already.
enum StoredFiles {
    /// - Throws: If an item is not a file.
    static func files(in content: Content, _ coercion: Coercion) throws(ShortcutFailure) -> [ContentFile] {
        var files: [ContentFile] = []
        for item in KeyPath.flattened(content).items {
            guard case .file(let file) = item.value, file.path != nil else {
                throw ShortcutFailure(
                    "‘\(coercion.name(item))’ is not a file on the disk", remedy: "save it first, or choose a file")
            }
            files.append(file)
        }
        return files
    }
}
