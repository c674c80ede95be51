// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Decodes one entry of `INIntentParameters`.
struct ParameterDecoder {
    /// The intent's name, for messages.
    let intent: String
    let isSystem: Bool
    /// The place in the file, from 1, that counts where it writes none.
    let position: Int

    func decode(_ fields: Fields) -> ParameterDeclaration? {
        defer { fields.finish() }
        let parameter = fields.prefixed("INIntentParameter")
        // Written by a tool, once; the type says as much.
        fields.ignore("INIntentParameterClassName")
        let name = parameter.requiredString("Name", of: "a parameter of '\(intent)'", example: "size")
        let what: Sentence = "the parameter '\(SwiftIdentifier.shown(name ?? "unnamed"))' of '\(intent)'"
        let type = ValueTypeDecoder(what: what, allowsUnknown: isSystem).decode(parameter)
        var declaration = ParameterDeclaration(name: name ?? "", type: type ?? .string)
        declaration.tag = parameter.integer("Tag")
        declaration.displayName = parameter.text("DisplayName")
        declaration.displayPriority = parameter.integer("DisplayPriority") ?? position
        decodeFlags(parameter, into: &declaration)
        declaration.options = ValueOptionsDecoder(type: type).decode(parameter.section("Metadata"))
        declaration.dialogs = fields.dictionaries("INIntentParameterPromptDialogs", of: "a dialog of \(what)")
            .compactMap { DialogDecoder().decode($0) }
        declaration.unsupportedReasons = unsupportedReasons(fields, what)
        declaration.relationship = fields.dictionary("INIntentParameterRelationship")
            .flatMap { RelationshipDecoder().decode($0) }
        declaration.fixedSizes = fixedSizes(parameter, what)
        return name == nil || type == nil ? nil : declaration
    }

    private func decodeFlags(_ parameter: Fields, into declaration: inout ParameterDeclaration) {
        declaration.isArray = parameter.flag("SupportsMultipleValues")
        declaration.isConfigurable = parameter.flag("Configurable")
        declaration.supportsResolution = parameter.flag("SupportsResolution")
        declaration.hasDynamicOptions = parameter.flag("SupportsDynamicEnumeration")
        declaration.supportsSearch = parameter.flag("SupportsSearch")
        declaration.hasCustomDisambiguation = parameter.flag("CustomDisambiguation")
    }

    private func unsupportedReasons(_ fields: Fields, _ what: Sentence) -> [UnsupportedReasonDeclaration] {
        var names = DeclaredNames(of: "reason")
        return fields.dictionaries("INIntentParameterUnsupportedReasons", of: "a reason of \(what)")
            .compactMap { fields in
                let reason = UnsupportedReasonDecoder().decode(fields)
                if let reason {
                    let place = fields.place(of: "INIntentParameterUnsupportedReasonCode")
                    names.declare(reason.code, at: place, fields.findings)
                }
                return reason
            }
    }

    private func fixedSizes(_ parameter: Fields, _ what: Sentence) -> [String: Int] {
        let isFixed = parameter.flag("FixedSizeArray")
        var sizes: [String: Int] = [:]
        for fields in parameter.dictionaries("ArraySizes", of: "an array size of \(what)") {
            let size = fields.prefixed("INIntentParameterArraySize")
            let family = size.requiredString("SizeClass", of: "an array size", example: "Small")
            let count = size.integer("Size")
            fields.finish()
            guard let family else { continue }
            guard let count, count > 0 else {
                fields.findings.error(
                    at: size.place(of: "Size"), "the array size for '\(SwiftIdentifier.shown(family))' is not positive",
                    remedy: "write INIntentParameterArraySizeSize with 1 or more")
                continue
            }
            sizes[family] = count
        }
        return isFixed ? sizes : [:]
    }
}

/// Decodes one entry of `INIntentParameterUnsupportedReasons`.
struct UnsupportedReasonDecoder {
    func decode(_ fields: Fields) -> UnsupportedReasonDeclaration? {
        defer { fields.finish() }
        let reason = fields.prefixed("INIntentParameterUnsupportedReason")
        let isDefault = reason.flag("Default")
        let isCustom = reason.flag("Custom")
        let text = reason.text("FormatString")
        guard let code = reason.requiredString("Code", of: "a reason", example: "outOfStock") else { return nil }
        return UnsupportedReasonDeclaration(code: code, isDefault: isDefault && !isCustom, text: text)
    }
}

/// Decodes one entry of `INIntentParameterPromptDialogs`.
struct DialogDecoder {
    func decode(_ fields: Fields) -> DialogDeclaration? {
        defer { fields.finish() }
        let dialog = fields.prefixed("INIntentParameterPromptDialog")
        let isCustom = dialog.flag("Custom")
        let text = dialog.text("FormatString")
        guard let kindName = dialog.requiredString("Type", of: "a dialog", example: "Primary") else { return nil }
        guard let kind = DialogDeclaration.Kind(rawValue: kindName) else {
            let known = DialogDeclaration.Kind.allCases.map(\.rawValue)
            let meant = Spelling.nearest(to: kindName, in: known, within: 4)
            fields.findings.warning(
                at: dialog.place(of: "Type"),
                "'\(SwiftIdentifier.shown(kindName))' is not a kind of dialog; the dialog is not used",
                remedy: meant.map { "write \($0)" } ?? "use one of: \(known.joined(separator: ", "))")
            return nil
        }
        return DialogDeclaration(kind, isCustom: isCustom, text: text)
    }
}

/// Decodes `INIntentParameterRelationship`.
struct RelationshipDecoder {
    private static let predicates = ["HasAnyValue", "BooleanHasExactValue", "EnumHasExactValue"]

    func decode(_ fields: Fields) -> RelationshipDeclaration? {
        defer { fields.finish() }
        let relationship = fields.prefixed("INIntentParameterRelationship")
        let parent = relationship.string("ParentName").flatMap { $0.isEmpty ? nil : $0 }
        let value = relationship.node("PredicateValue")
        let name = relationship.requiredString("PredicateName", of: "the relationship", example: "HasAnyValue")
        guard let name else { return nil }
        switch name {
        case "HasAnyValue": return RelationshipDeclaration(parent: parent, predicate: .hasAnyValue)
        case "BooleanHasExactValue":
            return RelationshipDeclaration(
                parent: parent, predicate: .booleanIs(value: relationship.boolean("PredicateValue") ?? false))
        case "EnumHasExactValue":
            if let value, case .string(let caseName) = value.content, !caseName.isEmpty {
                return RelationshipDeclaration(parent: parent, predicate: .enumIs(name: caseName))
            }
            return missingCase(value, fields, parent)
        default:
            let meant = Spelling.nearest(to: name, in: Self.predicates, within: 5)
            fields.findings.error(
                at: relationship.place(of: "PredicateName"),
                "'\(SwiftIdentifier.shown(name))' is not a relationship condition",
                remedy: "write \(meant ?? Self.predicates.joined(separator: ", "))")
            return nil
        }
    }

    private func missingCase(
        _ value: PropertyListNode?, _ fields: Fields, _ parent: String?
    ) -> RelationshipDeclaration? {
        let key = "INIntentParameterRelationshipPredicateValue"
        if let value, !isEmptyString(value) { return fields.wrong(key, value, "the name of a case") }
        // The case that stands for no choice is the one an editor leaves out.
        return RelationshipDeclaration(parent: parent, predicate: .enumIs(name: "unknown"))
    }

    private func isEmptyString(_ node: PropertyListNode) -> Bool {
        if case .string("") = node.content { return true }
        return false
    }
}
