// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads on what a parameter depends, `INIntentParameterRelationship`.
struct RelationshipDecoder {
    private enum PredicateName: String, CaseIterable {
        case hasAnyValue = "HasAnyValue"
        case booleanHasExactValue = "BooleanHasExactValue"
        case enumHasExactValue = "EnumHasExactValue"
    }

    static let keys = KeyTable(
        "a relationship",
        [
            "INIntentParameterRelationshipParentName": .text,
            "INIntentParameterRelationshipPredicateName": .text,
            "INIntentParameterRelationshipPredicateValue": .scalar,
        ])

    func decode(_ fields: Fields) -> RelationshipDeclaration? {
        let nameKey = "INIntentParameterRelationshipPredicateName"
        guard let name = fields.choice(nameKey, of: "a relationship", among: PredicateName.allCases) else {
            return nil
        }
        let parent = fields.string("INIntentParameterRelationshipParentName")
        guard let predicate = predicate(name, fields) else { return nil }
        return RelationshipDeclaration(parent: parent, predicate: predicate)
    }

    private func predicate(_ name: PredicateName, _ fields: Fields) -> RelationshipDeclaration.Predicate? {
        let key = "INIntentParameterRelationshipPredicateValue"
        switch name {
        case .hasAnyValue:
            return .hasAnyValue
        case .booleanHasExactValue:
            guard let value = fields.value(key) else { return .booleanIs(false) }
            guard ValueKind.scalar.accepts(value) else { return nil }
            if let flag = value.flag { return .booleanIs(flag) }
            fields.findings.error(
                at: fields.place(of: key), "'\(key)' has to be a boolean, and is \(value.kindName)",
                mend: "write <true/>, or take it away for false")
            return nil
        case .enumHasExactValue:
            guard let value = fields.value(key) else {
                // Without a case the first one, `unknown`, is meant.
                return .enumIs("unknown")
            }
            guard ValueKind.scalar.accepts(value) else { return nil }
            if let string = value.string { return .enumIs(string) }
            fields.findings.error(
                at: fields.place(of: key), "'\(key)' has to be the name of a case, and is \(value.kindName)",
                mend: "write the name of a case of the parent's enumeration")
            return nil
        }
    }
}
