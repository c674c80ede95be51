// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition
import PropertyLists

/// A definition in the form a bundle has it: checked, and as a binary property list.
enum CompiledDefinition {
    /// - Throws: ``InstallError`` that shows every mistake of the definition with its place in the source.
    static func data(of file: URL) throws(InstallError) -> Data {
        let source = try Disk.read(file, limit: PropertyListLimits.size)
        let settings = try DefinitionSettings.around(file)
        let reading = DefinitionReader.read(source, path: file.path, classNames: settings.classNames)
        guard let definition = reading.file, let root = PropertyListReader.read(source).root else {
            throw InstallError(
                .badDefinition, file.path, reason: "the definition has mistakes",
                remedy: "correct what stands below",
                detail: reading.diagnostics.map(\.description).joined(separator: "\n"))
        }
        guard settings.classPrefix.isEmpty else {
            return BinaryPropertyListWriter.data(of: ClassPrefixing(prefix: settings.classPrefix).applied(to: root))
        }
        let compiled = BinaryPropertyListWriter.data(of: root)
        // The binary form keeps no order of keys, and a definition written by hand may list its parameter
        // combinations in an order that means something to its author.
        return DefinitionReader.read(compiled, path: file.path).file == definition ? compiled : source
    }
}

extension DefinitionSettings {
    /// - Throws: ``InstallError`` naming the file whose settings can't be used.
    static func around(_ file: URL) throws(InstallError) -> DefinitionSettings {
        do throws(DefinitionFileError) {
            return try DefinitionSettings(around: file.path)
        } catch {
            throw InstallError(
                .badDefinition, file.path, reason: "what its project says about it cannot be used",
                remedy: "correct what stands below", detail: "\(error)")
        }
    }
}

extension DefinitionOrigin {
    /// - Throws: ``InstallError`` naming the link that leads nowhere, or the file that cannot be read.
    static func following(_ file: URL) throws(InstallError) -> DefinitionOrigin {
        do throws(DefinitionFileError) {
            return try DefinitionOrigin(following: file.path)
        } catch {
            throw InstallError(
                .badDefinition, file.path, reason: "the definition cannot be read",
                remedy: "correct what stands below", detail: "\(error)")
        }
    }
}
