// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition

/// The definitions of a bundle, read with their translations.
enum DefinitionFolder {
    static func read(_ bundle: URL) throws(InstallError) -> [LocalizedDefinition] {
        var definitions: [LocalizedDefinition] = []
        for folder in [bundle] + (try Disk.contents(of: bundle).map { bundle.appending(path: $0) }) {
            guard folder == bundle || folder.pathExtension == "lproj", Disk.isFolder(folder) else { continue }
            for name in try Disk.contents(of: folder) where name.hasSuffix(".intentdefinition") {
                let file = folder.appending(path: name)
                let reading = DefinitionReader.read(try Disk.read(file, limit: 64 << 20), path: file.path)
                guard let content = reading.file else {
                    throw InstallError(
                        .badDefinition, name, reason: "the definition has mistakes", mend: "correct them",
                        detail: reading.diagnostics.map(\.description).joined(separator: "\n"))
                }
                definitions.append(
                    LocalizedDefinition(file: content, name: file.deletingPathExtension().lastPathComponent))
            }
        }
        return definitions
    }
}
