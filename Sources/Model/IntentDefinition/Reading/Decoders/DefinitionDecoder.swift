// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the root dictionary of a definition file.
struct DefinitionDecoder {
    let findings: Findings

    private static let keys = KeyTable(
        "a definition file",
        [
            "INEnums": .list,
            "INIntentDefinitionModelVersion": .text,
            "INIntentDefinitionNamespace": .text,
            "INIntentDefinitionSystemVersion": .text,
            "INIntentDefinitionToolsBuildVersion": .text,
            "INIntentDefinitionToolsVersion": .text,
            "INIntents": .list,
            "INTypes": .list,
        ])

    /// - Returns: What could be read; only of use where nothing was found wrong.
    func decode(_ root: PropertyListNode) -> DefinitionFile? {
        let place = Place(offset: root.offset, path: .root)
        guard case .dictionary(let dictionary) = root.value else {
            findings.error(
                at: place, "the root has to be a dictionary, and is \(root.value.kindName)",
                mend: "write <dict> with the key 'INIntents'")
            return nil
        }
        let fields = Fields(dictionary, at: place, keys: Self.keys, findings: findings)
        let version = modelVersion(fields)
        if !fields.has("INIntents") {
            findings.error(
                at: place, "the file has no 'INIntents'", mend: "add it with an array of intents, even an empty one")
        }
        let classes = ClassNameRegister(findings: findings)
        var scope = DeclarationScope()
        let enums = EnumDecoder(classes: classes).decode(fields.list("INEnums", keys: EnumDecoder.keys))
        scope.declare(enums)
        let typeFields = fields.list("INTypes", keys: TypeDecoder.keys)
        scope.announce(typesNamed: typeFields.compactMap { $0.string("INTypeName") })
        let types = TypeDecoder(scope: scope, classes: classes).decode(typeFields)
        scope.declare(types)
        let intents = IntentDecoder(scope: scope, classes: classes)
            .decode(fields.list("INIntents", keys: IntentDecoder.keys))
        guard let version else { return nil }
        return DefinitionFile(
            modelVersion: version, namespace: fields.string("INIntentDefinitionNamespace"), intents: intents,
            enums: enums, types: types)
    }

    private func modelVersion(_ fields: Fields) -> DefinitionFile.ModelVersion? {
        let key = "INIntentDefinitionModelVersion"
        let mend = "write <string>1.2</string>, the model of Xcode 12 and later"
        guard let text = fields.required(key, of: "the file", mend: mend) else { return nil }
        if let version = DefinitionFile.ModelVersion(rawValue: text) { return version }
        findings.error(
            at: fields.place(of: key), "the file is of model '\(text.shortened)', and 1.0, 1.1 and 1.2 are known",
            mend: mend)
        return nil
    }
}
