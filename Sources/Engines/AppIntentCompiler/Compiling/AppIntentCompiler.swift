// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
import Sentences

/// Makes of the constants of an app's types the declarations that a definition file would make.
package struct AppIntentCompiler: Sendable {
    /// The result. With errors among the diagnostics the declarations are not fit for use.
    package struct Outcome: Sendable {
        package var file: DefinitionFile
        /// From top to bottom of each file.
        package var diagnostics: [Diagnostic]

        /// Whether something has to be mended before the app can be installed.
        package var isRefused: Bool { diagnostics.contains { $0.severity == .error } }
    }

    private let definitions: [LocalizedDefinition]?
    private let root: String
    private let program: String?

    /// - Parameters:
    ///   - definitions: Those of the app, which its App Intents may replace; nil if they are not known.
    ///   - root: The folder, without a slash at its end, to which paths are shown relative.
    ///   - program: The program's own module, whose App Shortcuts come before those of its libraries; nil if it is not
    ///     known.
    package init(definitions: [LocalizedDefinition]? = nil, root: String = "", program: String? = nil) {
        self.definitions = definitions
        self.root = root
        self.program = program
    }

    /// - Parameter types: Of all modules that are linked into one program.
    package func compile(_ types: [ConstantType]) -> Outcome {
        let types = ConstantType.joined(types).map(shortened).sorted { left, right in
            (left.file, left.line, left.name) < (right.file, right.line, right.name)
        }
        let findings = AppIntentFindings()
        let known = KnownTypes(types, findings)
        var file = DefinitionFile(modelVersion: .xcode12)
        for type in types {
            if type.conforms(to: "AppEnum") { file.enums.append(EnumCompiling(type, known, findings).declaration()) }
            if type.conforms(to: "AppEntity") {
                file.types.append(EntityCompiling(type, known, findings).declaration())
            }
            if type.conforms(to: "AppIntent") {
                file.intents.append(IntentCompiling(type, known, findings).declaration())
            }
        }
        known.refuseDuplicates(among: types)
        ShortcutCompiling(known: known, findings: findings, file: file, program: program).add(types, to: &file)
        let place = file.intents.first?.appIntent?.place.file ?? ""
        // Names that stand twice were told with their places.
        if !findings.hasErrors { DeclarationCheck.findings(in: file, path: place).forEach(findings.add) }
        if let definitions { MigrationCheck(definitions, of: types, findings).check(file) }
        return Outcome(file: file, diagnostics: findings.sorted)
    }

    /// The paths of a build are those of the machine it ran on.
    private func shortened(_ type: ConstantType) -> ConstantType {
        var type = type
        type.file = shortened(type.file)
        for index in type.properties.indices {
            type.properties[index].file = type.properties[index].file.map(shortened)
        }
        return type
    }

    private func shortened(_ path: String) -> String {
        !root.isEmpty && path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
    }
}
