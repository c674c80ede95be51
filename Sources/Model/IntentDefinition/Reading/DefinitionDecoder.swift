// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

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
        let enums = decoded(fields.dictionaries("INEnums", of: "an enum"), EnumDecoder(classNames: classNames).decode)
        let types = decoded(fields.dictionaries("INTypes", of: "a type"), TypeDecoder(classNames: classNames).decode)
        let intents = decoded(
            fields.dictionaries("INIntents", of: "an intent"), IntentDecoder(classNames: classNames).decode)
        let file = DefinitionFile(
            modelVersion: version ?? .xcode12, namespace: namespace, intents: intents.map(\.0), enums: enums.map(\.0),
            types: types.map(\.0))
        ReferenceChecks(file: file, names: declaredNames(fields)).check(findings)
        let names = GeneratedNames(classNames, in: file.modelVersion)
        let collisions = NameCollisions(file: file, names: names, findings: findings)
        for (declaration, fields) in enums { collisions.check(declaration, fields) }
        for (declaration, fields) in types { collisions.check(declaration, fields) }
        for (declaration, fields) in intents { collisions.check(declaration, fields) }
        findings.finish(at: fields.location)
        return version == nil ? nil : file
    }

    /// The declarations that could be read, each with where it was read from.
    private func decoded<Declaration>(
        _ all: [Fields], _ decode: (Fields) -> Declaration?
    ) -> [(Declaration, Fields)] {
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
        func names(_ key: String, _ nameKey: String) -> Set<String> {
            guard case .array(let elements)? = fields.node(key)?.content else { return [] }
            var names: Set<String> = []
            for element in elements {
                guard case .dictionary(let entries) = element.content,
                    case .string(let name)? = entries.first(where: { $0.key == nameKey })?.value.content
                else { continue }
                names.insert(name)
            }
            return names
        }
        return (names("INEnums", "INEnumName"), names("INTypes", "INTypeName"))
    }
}
