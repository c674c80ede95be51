// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists
import Sentences

/// Reads `.intentdefinition` files of the models 1.0, 1.1 and 1.2.
///
/// Bytes from anywhere may be given: size, depth and number of values are
/// bounded, nothing is loaded from outside, and nothing traps.
package enum DefinitionReader {
    /// Reads a whole file and says everything there is to say about it.
    ///
    /// - Parameters:
    ///   - data: the file's bytes: an XML property list in UTF-8 or UTF-16, or a binary one.
    ///   - path: what the diagnostics call the file.
    ///   - classNames: how its classes are named, which decides whose names collide.
    package static func read(_ data: Data, path: String, classNames: ClassNames = ClassNames()) -> DefinitionReading {
        if let target = linkTarget(of: data) {
            let diagnostic = Diagnostic(
                .error, at: SourceLocation(path: path, line: 1, column: 1),
                "the file is a link that was checked out as text; it names \(target)",
                remedy: "give that file instead, or check out again with symbolic links")
            return DefinitionReading(file: nil, diagnostics: [diagnostic])
        }
        let list = PropertyListReader.read(data)
        let findings = Findings(path: path)
        let file = list.root.flatMap { DefinitionDecoder(classNames: classNames).decode($0, findings) }
        var diagnostics = sorted(list.problems.map { Diagnostic($0, path: path) } + findings.diagnostics)
        if let file, !diagnostics.contains(where: { $0.severity == .error }) {
            diagnostics += DeclarationCheck.findings(in: file, path: path)
        }
        let failed = diagnostics.contains { $0.severity == .error }
        return DefinitionReading(file: failed ? nil : file, diagnostics: diagnostics)
    }

    /// The path a Git symbolic link holds where it was checked out as a plain file:
    /// one line that ends in `.intentdefinition`.
    package static func linkTarget(of data: Data) -> String? {
        guard (1...4096).contains(data.count), let text = String(validating: data, as: UTF8.self) else { return nil }
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard line.hasSuffix(".intentdefinition"), !line.contains(where: { $0.isNewline || $0 == "<" || $0 == "\0" })
        else { return nil }
        return line
    }

    /// By place; what stands at one place in the order it was found.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            if left.element.location.precedes(right.element.location) { return true }
            if right.element.location.precedes(left.element.location) { return false }
            return left.offset < right.offset
        }.map(\.element)
    }
}

/// What reading a definition file gave: the file where it has no errors, and
/// everything there is to say about it.
package struct DefinitionReading: Sendable {
    /// Nil exactly when ``diagnostics`` holds an error.
    package var file: DefinitionFile?
    /// In the order of their places.
    package var diagnostics: [Diagnostic]
}

/// Decodes the root dictionary of a definition file.
struct DefinitionDecoder {
    let classNames: ClassNames

    func decode(_ root: PropertyListNode, _ findings: Findings) -> DefinitionFile? {
        guard let fields = Fields(root, of: "the outermost value of the definition", findings) else { return nil }
        defer { fields.finish() }
        // Nothing depends on who wrote the file last, but what stands there has to be text.
        for key in ["SystemVersion", "ToolsBuildVersion", "ToolsVersion"] {
            _ = fields.string("INIntentDefinition\(key)")
        }
        let version = modelVersion(fields)
        let namespace = fields.string("INIntentDefinitionNamespace")
        requireIntents(fields)
        findings.declared = declaredNames(fields)
        let enums = decoded(fields.dictionaries("INEnums", of: "an enum"), EnumDecoder(classNames: classNames).decode)
        let types = decoded(fields.dictionaries("INTypes", of: "a type"), TypeDecoder(classNames: classNames).decode)
        let intents = decoded(
            fields.dictionaries("INIntents", of: "an intent"), IntentDecoder(classNames: classNames).decode)
        let file = DefinitionFile(
            modelVersion: version ?? .xcode12, namespace: namespace, intents: intents.map(\.0), enums: enums.map(\.0),
            types: types.map(\.0))
        ReferenceChecks(file: file, names: findings.declared).check(findings)
        let names = GeneratedNames(classNames, in: file.modelVersion)
        let collisions = NameCollisions(file: file, names: names, findings: findings)
        for (declaration, fields) in enums { collisions.check(declaration, fields) }
        for (declaration, fields) in types { collisions.check(declaration, fields) }
        for (declaration, fields) in intents { collisions.check(declaration, fields) }
        findings.finish(at: fields.location)
        return version == nil ? nil : file
    }

    /// The declarations that could be read, each with where it was read from.
    private func decoded<Declaration>(_ all: [Fields], _ decode: (Fields) -> Declaration?) -> [(Declaration, Fields)] {
        all.compactMap { fields in decode(fields).map { ($0, fields) } }
    }

    private func modelVersion(_ fields: Fields) -> DefinitionFile.ModelVersion? {
        let key = "INIntentDefinitionModelVersion"
        let text = fields.requiredString(key, of: "the definition", example: "1.2")
        guard let text else { return nil }
        if let version = DefinitionFile.ModelVersion(rawValue: text) { return version }
        fields.findings.error(
            at: fields.place(of: key),
            "the file is of model version '\(SwiftIdentifier.shown(text))', which is not known",
            remedy: "save it with an editor of model 1.0, 1.1 or 1.2 (Xcode 10 to 26)")
        return nil
    }

    private func requireIntents(_ fields: Fields) {
        guard !fields.has("INIntents") else { return }
        fields.findings.error(
            at: fields.location, "the definition has no INIntents",
            remedy: "add <key>INIntents</key> with an <array> of intents, empty if there are none")
    }

    /// All names of enums and types that stand in the file, also of those that could not be read,
    /// so that one mistake is reported once.
    private func declaredNames(_ fields: Fields) -> (enums: Set<String>, types: Set<String>) {
        func names(_ key: String, _ name: String) -> Set<String> { Set(fields.names(key, under: name).map(\.text)) }
        return (names("INEnums", "INEnumName"), names("INTypes", "INTypeName"))
    }
}

/// Finds enumerations and types that are used and not declared, and names of
/// cases that their enumeration does not have.
struct ReferenceChecks {
    let file: DefinitionFile
    let names: (enums: Set<String>, types: Set<String>)

    func check(_ findings: Findings) {
        for reference in findings.references where reference.namespace != "System" {
            check(reference, findings)
        }
        for reference in findings.caseReferences {
            guard let enumeration = file.enums.first(where: { $0.name == reference.enumeration }) else { continue }
            check(reference, of: enumeration, findings)
        }
    }

    private func check(_ reference: Findings.CaseReference, of enumeration: EnumDeclaration, _ findings: Findings) {
        let cases = enumeration.cases.map(\.name)
        guard !cases.contains(reference.name) else { return }
        let meant = findings.word(near: reference.name, among: cases, within: 3)
        findings.warning(
            at: reference.location,
            "the enum '\(SwiftIdentifier.shown(enumeration.name))' has no case '\(SwiftIdentifier.shown(reference.name))'",
            remedy: meant.map { "write \($0)" } ?? "write the name of one of its cases")
    }

    private func check(_ reference: Findings.Reference, _ findings: Findings) {
        let (known, what, list): (Set<String>, Sentence, String) =
            switch reference.kind {
            case .enumeration: (names.enums, "enum", "INEnums")
            case .type: (names.types, "type", "INTypes")
            }
        guard !known.contains(reference.name) else { return }
        let name = SwiftIdentifier.shown(reference.name)
        let meant = findings.word(near: reference.name, among: known, within: 3)
        if let namespace = reference.namespace, !namespace.isEmpty, namespace != file.namespace {
            findings.warning(
                at: reference.location,
                "the \(what) '\(name)' belongs to another definition, '\(SwiftIdentifier.shown(namespace))'",
                remedy: "compile that definition into the same module, or declare '\(name)' here")
        } else {
            findings.error(
                at: reference.location, "the \(what) '\(name)' is not declared in this file",
                remedy: meant.map { "write \($0) or declare '\(name)' under \(list)" }
                    ?? "declare '\(name)' under \(list)")
        }
    }
}
