// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the elements of `INIntentParameters`.
struct ParameterDecoder {
    let scope: DeclarationScope
    /// Whether the intent is one of the framework's, for which no code is generated.
    let isFramework: Bool

    static let keys = KeyTable(
        "a parameter",
        [
            "INIntentParameterArraySizes": .list,
            "INIntentParameterClassName": .text,
            "INIntentParameterConfigurable": .flag,
            "INIntentParameterCustomDisambiguation": .flag,
            "INIntentParameterDisplayName": .text,
            "INIntentParameterDisplayNameID": .text,
            "INIntentParameterDisplayPriority": .integer,
            "INIntentParameterEnumType": .text,
            "INIntentParameterEnumTypeNamespace": .text,
            "INIntentParameterFixedSizeArray": .flag,
            "INIntentParameterMetadata": .dictionary,
            "INIntentParameterName": .text,
            "INIntentParameterObjectType": .text,
            "INIntentParameterObjectTypeNamespace": .text,
            "INIntentParameterPromptDialogs": .list,
            "INIntentParameterRelationship": .dictionary,
            "INIntentParameterSupportsDynamicEnumeration": .flag,
            "INIntentParameterSupportsMultipleValues": .flag,
            "INIntentParameterSupportsResolution": .flag,
            "INIntentParameterSupportsSearch": .flag,
            "INIntentParameterTag": .integer,
            "INIntentParameterType": .text,
            "INIntentParameterUnsupportedReasons": .list,
        ])

    private static let sizeKeys = KeyTable(
        "the size of an array",
        ["INIntentParameterArraySizeSize": .integer, "INIntentParameterArraySizeSizeClass": .text])

    /// - Returns: The parameters in display order.
    func decode(_ list: [Fields]) -> [ParameterDeclaration] {
        guard let findings = list.first?.findings else { return [] }
        var names = NameRegister("parameter", findings: findings)
        let known = Set(list.compactMap { $0.string("INIntentParameterName") })
        let parameters = list.compactMap { fields -> ParameterDeclaration? in
            guard let parameter = decode(fields, siblings: known) else { return nil }
            let place = fields.place(of: "INIntentParameterName")
            return names.claim(parameter.name, at: place, isGenerated: !isFramework) ? parameter : nil
        }
        RelationshipCheck(parameters: parameters, scope: scope).check(list)
        return parameters.inDisplayOrder(\.displayPriority)
    }

    private func decode(_ fields: Fields, siblings: Set<String>) -> ParameterDeclaration? {
        let name = fields.required(
            "INIntentParameterName", of: "a parameter", mend: "add it, such as 'quantity'")
        let type = ValueTypeDecoder(prefix: "INIntentParameter", scope: scope, isFramework: isFramework)
            .decode(fields, of: name.map { "the parameter '\($0)'" } ?? "a parameter")
        guard let name, let type else { return nil }
        var parameter = ParameterDeclaration(
            name: name, type: type, displayPriority: fields.integer("INIntentParameterDisplayPriority") ?? 0)
        parameter.tag = fields.integer("INIntentParameterTag")
        parameter.displayName = fields.text("INIntentParameterDisplayName")
        parameter.isArray = fields.flag("INIntentParameterSupportsMultipleValues")
        parameter.isConfigurable = fields.flag("INIntentParameterConfigurable")
        parameter.supportsResolution = fields.flag("INIntentParameterSupportsResolution")
        parameter.hasDynamicOptions = fields.flag("INIntentParameterSupportsDynamicEnumeration")
        parameter.supportsSearch = fields.flag("INIntentParameterSupportsSearch")
        parameter.hasCustomDisambiguation = fields.flag("INIntentParameterCustomDisambiguation")
        parameter.options = ValueOptionsDecoder(prefix: "INIntentParameterMetadata", scope: scope)
            .decode(fields, of: type)
        parameter.dialogs = DialogDecoder(names: siblings).decode(
            fields.list("INIntentParameterPromptDialogs", keys: DialogDecoder.keys))
        parameter.unsupportedReasons = UnsupportedReasonDecoder(names: siblings).decode(
            fields.list("INIntentParameterUnsupportedReasons", keys: UnsupportedReasonDecoder.keys))
        parameter.relationship = fields.fields("INIntentParameterRelationship", keys: RelationshipDecoder.keys)
            .flatMap { RelationshipDecoder().decode($0) }
        parameter.fixedSizes = fixedSizes(fields)
        return parameter
    }

    private func fixedSizes(_ fields: Fields) -> [String: Int] {
        var sizes: [String: Int] = [:]
        for size in fields.list("INIntentParameterArraySizes", keys: Self.sizeKeys) {
            let family = size.required(
                "INIntentParameterArraySizeSizeClass", of: "the size of an array", mend: "add it, such as 'Small'")
            let count = size.integer("INIntentParameterArraySizeSize") ?? 0
            if count < 0 {
                size.findings.error(
                    at: size.place(of: "INIntentParameterArraySizeSize"), "an array cannot hold \(count) values",
                    mend: "write how many it holds")
            }
            if let family { sizes[family] = count }
        }
        return fields.flag("INIntentParameterFixedSizeArray") ? sizes : [:]
    }
}
