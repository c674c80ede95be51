// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import IntentCompiler
import IntentDefinition

/// One definition on its way through the compiler.
struct DefinitionInput {
    /// Nil if the file has errors.
    let definition: DefinitionFile?
    /// What reading and compiling have to say, in that order.
    let diagnostics: [Diagnostic]
    private let path: String
    private let compiler: IntentCompiler

    /// A file that cannot be read at all is reported in ``diagnostics``, like one with errors.
    ///
    /// - Parameters:
    ///   - classPrefix: nil is what the project around the definition says.
    ///   - visibility: likewise.
    init(path: String, classPrefix: String? = nil, visibility: GenerationOptions.Visibility? = nil) {
        self.path = path
        var options = GenerationOptions(visibility: visibility ?? .public, classPrefix: classPrefix ?? "")
        var definition: DefinitionFile?
        var diagnostics: [Diagnostic]
        do {
            if classPrefix == nil || visibility == nil {
                let settings = try DefinitionSettings(around: path)
                options.classPrefix = classPrefix ?? settings.classPrefix
                options.visibility =
                    visibility ?? settings.visibility.flatMap(GenerationOptions.Visibility.init) ?? .public
            }
            let loaded = try DefinitionLoader(classNames: ClassNames(prefix: options.classPrefix)).load(path)
            let compilation = loaded.definition.map { IntentCompiler(options: options).files(for: $0.file, path: path) }
            diagnostics = loaded.diagnostics + (compilation?.diagnostics ?? [])
            let isSound = !diagnostics.contains { $0.severity == .error }
            definition = isSound ? loaded.definition?.file : nil
        } catch {
            diagnostics = [Diagnostic(error, path: path)]
        }
        compiler = IntentCompiler(options: options)
        (self.definition, self.diagnostics) = (definition, diagnostics)
    }

    /// How the definition's classes are named.
    var classNames: ClassNames { ClassNames(prefix: compiler.options.classPrefix) }

    /// The Swift files; nil if the definition has errors.
    ///
    /// - Parameter name: of the one file that takes everything, or nil for a file each.
    func files(singleFile name: String?) -> [GeneratedFile]? {
        guard let definition else { return nil }
        guard let name else { return compiler.files(for: definition, path: path).files }
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        return compiler.singleFile(named: stem, for: definition, path: path).files
    }
}
