// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
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

    /// A file that cannot be read at all is told in ``diagnostics``, like one with errors.
    init(path: String, compiler: IntentCompiler) {
        self.path = path
        self.compiler = compiler
        do {
            let loaded = try DefinitionLoader().load(path)
            let compilation = loaded.definition.map { compiler.files(for: $0.file, path: path) }
            diagnostics = loaded.diagnostics + (compilation?.diagnostics ?? [])
            let isSound = !diagnostics.contains { $0.severity == .error }
            definition = isSound ? loaded.definition?.file : nil
        } catch {
            diagnostics = [Diagnostic(error, path: path)]
            definition = nil
        }
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
