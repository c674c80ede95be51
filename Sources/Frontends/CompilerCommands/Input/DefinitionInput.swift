// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCompiler
import IntentDefinition

/// One definition on its way through the compiler.
struct DefinitionInput {
    /// Nil where the file has errors.
    let definition: DefinitionFile?
    /// What reading and compiling have to say, in that order.
    let diagnostics: [Diagnostic]
    private let path: String
    private let compiler: IntentCompiler

    /// - Throws: ``CommandFailure`` where the file cannot be read at all.
    init(path: String, compiler: IntentCompiler) throws(CommandFailure) {
        let reading = try Self.reading(of: path)
        self.path = path
        self.compiler = compiler
        let compilation = reading.file.map { compiler.files(for: $0, path: path) }
        let isSound = compilation.map { found in !found.diagnostics.contains { $0.severity == .error } } ?? false
        definition = isSound ? reading.file : nil
        diagnostics = reading.diagnostics + (compilation?.diagnostics ?? [])
    }

    /// The Swift files; nil where the definition has errors.
    ///
    /// - Parameter name: of the one file that takes everything, or nil for a file each.
    func files(singleFile name: String?) -> [GeneratedFile]? {
        guard let definition else { return nil }
        guard let name else { return compiler.files(for: definition, path: path).files }
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        return compiler.singleFile(named: stem, for: definition, path: path).files
    }
}
extension DefinitionInput {
    fileprivate static func reading(of path: String) throws(CommandFailure) -> DefinitionReading {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure("'\(path)' cannot be read", mend: "check the path and your rights")
        }
        return DefinitionReader.read(data, path: path)
    }
}
