// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Checks that relationships name parameters and cases that exist, and go in no circle.
struct RelationshipCheck {
    let parameters: [ParameterDeclaration]
    let scope: DeclarationScope

    private static let key = "INIntentParameterRelationship"
    private static let parentKey = "INIntentParameterRelationshipParentName"

    func check(_ list: [Fields]) {
        let byName = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
        for fields in list {
            guard let name = fields.string("INIntentParameterName"), let relationship = byName[name]?.relationship,
                let place = fields.fields(Self.key)
            else { continue }
            check(relationship, of: name, byName, place)
        }
    }

    private func check(
        _ relationship: RelationshipDeclaration, of name: String, _ byName: [String: ParameterDeclaration],
        _ fields: Fields
    ) {
        guard let parentName = relationship.parent else {
            fields.findings.warning(
                at: fields.place, "the relationship of '\(name)' names no parent, and never holds it back",
                mend: "add '\(Self.parentKey)', or take the relationship away")
            return
        }
        guard let parent = byName[parentName] else {
            fields.findings.warning(
                at: fields.place(of: Self.parentKey), "there is no parameter '\(parentName.shortened)'",
                mend: NearestName(among: byName.keys.sorted()).find(parentName).map { "write '\($0)'" }
                    ?? "name a parameter of the intent")
            return
        }
        checkCircle(from: name, byName, fields)
        checkPredicate(relationship.predicate, on: parent, fields)
    }

    private func checkCircle(from name: String, _ byName: [String: ParameterDeclaration], _ fields: Fields) {
        var current = byName[name]?.relationship?.parent
        for _ in 0..<byName.count {
            guard let parent = current else { return }
            if parent == name {
                fields.findings.error(
                    at: fields.place(of: Self.parentKey), "'\(name)' depends on itself",
                    mend: "name a parameter that does not depend on '\(name)'")
                return
            }
            current = byName[parent]?.relationship?.parent
        }
    }

    private func checkPredicate(
        _ predicate: RelationshipDeclaration.Predicate, on parent: ParameterDeclaration, _ fields: Fields
    ) {
        let key = "INIntentParameterRelationshipPredicateValue"
        guard case .enumIs(let name) = predicate, let cases = scope.cases(of: parent.type),
            !cases.contains(where: { $0.name == name })
        else { return }
        fields.findings.warning(
            at: fields.place(of: key), "the enumeration of '\(parent.name)' has no case '\(name.shortened)'",
            mend: NearestName(among: cases.map(\.name)).find(name).map { "write '\($0)'" } ?? "name one of its cases")
    }
}
