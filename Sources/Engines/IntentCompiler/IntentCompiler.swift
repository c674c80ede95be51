// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition

/// Turns a definition into the Swift that an app's handlers are written against.
///
/// Names and shapes are those that Xcode gives, without what exists only beside
/// Objective-C: properties are stored, and every method of a handling protocol
/// has a default. The SDK finds properties and methods through the tables that
/// each class carries, which are visible to generated code only.
package struct IntentCompiler: Sendable {
    package var options: GenerationOptions

    package init(options: GenerationOptions = GenerationOptions()) { self.options = options }

    /// One file per intent, enumeration and type, in the order Xcode lists them.
    ///
    /// - Parameter path: the definition's path, for diagnostics.
    package func files(for definition: DefinitionFile, path: String) -> Compilation {
        compile(definition, path: path) { items in
            items.map { GeneratedFile(name: "\($0.name).swift", contents: source(named: $0.name, of: [$0])) }
        }
    }

    /// Everything in one file, for build systems that must know their outputs
    /// before they read the definition.
    ///
    /// - Parameters:
    ///   - name: the file's name without its extension.
    ///   - path: the definition's path, for diagnostics.
    package func singleFile(named name: String, for definition: DefinitionFile, path: String) -> Compilation {
        compile(definition, path: path) { items in
            [GeneratedFile(name: "\(name).swift", contents: source(named: name, of: items))]
        }
    }

    private func compile(
        _ definition: DefinitionFile, path: String, into files: ([GeneratedItem]) -> [GeneratedFile]
    ) -> Compilation {
        let scope = GenerationScope(definition: definition, options: options)
        let diagnostics = NameCheck(scope: scope, path: path).diagnostics
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            return Compilation(files: [], diagnostics: diagnostics)
        }
        return Compilation(files: files(items(in: scope)), diagnostics: diagnostics)
    }

    private func items(in scope: GenerationScope) -> [GeneratedItem] {
        let intents = scope.intents.map { intent in
            GeneratedItem(name: intent.className, emitters: [IntentFileEmitter(intent: intent, scope: scope)])
        }
        let enumerations = scope.sharedEnumerations.map { enumeration in
            GeneratedItem(
                name: enumeration.className,
                emitters: [
                    EnumerationEmitter(enumeration: enumeration, scope: scope),
                    EnumerationResultEmitter(enumeration: enumeration, scope: scope),
                ])
        }
        let objects = scope.objects.map { object in
            GeneratedItem(
                name: object.className,
                emitters: [
                    ObjectEmitter(object: object, scope: scope), ObjectResultEmitter(object: object, scope: scope),
                ])
        }
        return intents + enumerations + objects
    }

    private func source(named name: String, of items: [GeneratedItem]) -> String {
        var text = SourceText()
        text.line("//")
        text.line("// \(name).swift")
        text.line("//")
        text.line("// This file was automatically generated and should not be edited.")
        text.line("//")
        guard !items.isEmpty else { return text.contents }
        text.gap()
        text.line("#if canImport(Intents)")
        text.gap()
        // An explicit level keeps the generated classes usable where bare imports are internal.
        text.line("@_spi(Generated) \(options.visibility == .public ? "public " : "")import Intents")
        for emitter in items.flatMap(\.emitters) {
            text.gap()
            emitter.emit(to: &text)
        }
        text.gap()
        text.line("#else")
        text.line(MissingProduct.error(of: "Intents"))
        text.line("#endif")
        return text.contents
    }
}

/// What goes into one file of its own.
private struct GeneratedItem {
    let name: String
    let emitters: [any Emitter]
}

/// What compiling a definition gave: its Swift files, or why there are none.
package struct Compilation: Hashable, Sendable {
    /// Empty if ``diagnostics`` holds an error, and where the definition
    /// declares nothing of its own.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]
}

/// What a person chooses about the generated code.
package struct GenerationOptions: Hashable, Sendable {
    /// Who can use the generated types.
    package enum Visibility: String, Sendable, CaseIterable {
        /// Every module, as a kit that app and extension share needs it.
        case `public`
        /// The module that compiles the file.
        case `internal`
    }

    package var visibility: Visibility
    /// Goes before the names of what has neither a class name nor a prefix of its own.
    package var classPrefix: String

    package init(visibility: Visibility = .public, classPrefix: String = "") {
        self.visibility = visibility
        self.classPrefix = classPrefix
    }
}

/// A Swift source file, not yet written anywhere.
package struct GeneratedFile: Hashable, Sendable {
    /// With its extension, without a folder.
    package var name: String
    package var contents: String

    package init(name: String, contents: String) {
        self.name = name
        self.contents = contents
    }
}
