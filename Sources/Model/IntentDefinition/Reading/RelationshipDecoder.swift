// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Decodes `INIntentParameterRelationship`.
struct RelationshipDecoder {
    private static let predicates = ["HasAnyValue", "BooleanHasExactValue", "EnumHasExactValue"]

    func decode(_ fields: Fields) -> RelationshipDeclaration? {
        defer { fields.finish() }
        let relationship = PrefixedFields(fields, prefix: "INIntentParameterRelationship")
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
                "'\(SwiftIdentifier.shown(name))' is no condition of a relationship",
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
