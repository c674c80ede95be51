// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import IntentDefinition
import Sentences

/// Takes definitions and their translations from disk.
///
/// Reads synchronously: meant for tools and for the start of a service.
package struct DefinitionLoader: Sendable {
    private let classNames: ClassNames

    /// - Parameter classNames: how the loaded definitions name their classes.
    package init(classNames: ClassNames = ClassNames()) {
        self.classNames = classNames
    }

    /// All definitions at a path: the file itself, or those in a folder and the folders in it.
    ///
    /// - Throws: the first file that can't be read at all, or that there is none.
    package func loadAll(at path: String) throws(DefinitionFileError) -> [LoadedDefinition] {
        var loaded: [LoadedDefinition] = []
        for path in try paths(at: path) { loaded.append(try load(path)) }
        return loaded
    }

    /// The definitions at a path, not yet loaded: the file itself, or those in a
    /// folder and the folders in it; of one kept in several languages the base one.
    ///
    /// - Throws: that nothing is there, or a folder that can't be looked through or has none.
    package func paths(at path: String) throws(DefinitionFileError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .notFound(path)
        }
        guard isFolder.boolValue else { return [path] }
        let paths = try DefinitionSearch(folder: path).paths()
        guard !paths.isEmpty else {
            throw DefinitionFileError(
                .noDefinition, path, reason: "the folder holds no .intentdefinition file",
                remedy: "give the file or the folder it is in")
        }
        return paths
    }

    /// One definition with the translations that stand beside it.
    ///
    /// Links are followed, those of the file system and those that were checked
    /// out as text; translations are looked for beside the link, then beside its target.
    ///
    /// - Throws: why the file can't be read at all; what is wrong inside is in the diagnostics.
    package func load(_ path: String) throws(DefinitionFileError) -> LoadedDefinition {
        let origin = try DefinitionOrigin(following: path)
        let reading = DefinitionReader.read(origin.data, path: path, classNames: classNames)
        guard let definition = reading.file else {
            return LoadedDefinition(path: path, definition: nil, diagnostics: reading.diagnostics)
        }
        var translations = Translations(beside: path)
        if translations.tables.isEmpty {
            translations = Translations(beside: origin.resolvedPath)
        }
        let localized = LocalizedDefinition(
            file: definition, name: DefinitionName.name(of: path), tables: translations.tables, classNames: classNames)
        return LoadedDefinition(
            path: path, definition: localized, diagnostics: reading.diagnostics + translations.diagnostics)
    }
}
