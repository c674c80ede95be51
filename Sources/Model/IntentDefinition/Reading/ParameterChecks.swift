// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds what the parameters of one intent, and what refers to them, say about
/// parameters that do not exist.
struct ParameterChecks {
    let parameters: [ParameterDeclaration]
    private let byName: [String: ParameterDeclaration]
    /// All names the file writes, also of parameters that could not be read.
    let known: Set<String>
    /// Names that several parameters have, so that it is unknown which one is meant.
    let repeated: Set<String>
    /// The dictionary each parameter was read from.
    let places: [String: Fields]

    init(parameters: [ParameterDeclaration], known: Set<String>, repeated: Set<String>, places: [String: Fields]) {
        self.parameters = parameters
        self.known = known
        self.repeated = repeated
        self.places = places
        byName = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
    }

    func check(_ intent: IntentDeclaration, _ fields: Fields) {
        checkReference(intent.inputParameter, under: "INIntentInput", fields)
        checkReference(intent.keyParameter, under: "INIntentKeyParameter", fields)
        for parameter in parameters where !repeated.contains(parameter.name) {
            guard let fields = places[parameter.name] else { continue }
            checkRelationship(of: parameter, fields)
            checkDialogs(of: parameter, fields)
            referToCases(of: parameter, fields)
        }
    }

    /// Leaves the names of cases to be checked when all enumerations are known.
    private func referToCases(of parameter: ParameterDeclaration, _ fields: Fields) {
        if case .enumeration(let name, _) = parameter.type, case .enumCase(let value)? = parameter.options.defaultValue
        {
            let place = fields.place(of: "INIntentParameterMetadata")
            fields.findings.caseReferences.append(.init(enumeration: name, name: value, location: place))
        }
        if let relationship = parameter.relationship, case .enumIs(let value) = relationship.predicate,
            let parent = relationship.parent.flatMap({ byName[$0] }),
            case .enumeration(let name, _) = parent.type
        {
            let place = fields.place(of: "INIntentParameterRelationship")
            fields.findings.caseReferences.append(.init(enumeration: name, name: value, location: place))
        }
    }

    private func checkReference(_ name: String?, under key: String, _ fields: Fields) {
        guard let name, !known.contains(name) else { return }
        let meant = fields.findings.word(near: name, among: known, within: 3)
        fields.findings.warning(
            at: fields.place(of: key), "\(key) names '\(SwiftIdentifier.shown(name))', which is not a parameter",
            remedy: meant.map { "write \($0)" } ?? "remove it or declare the parameter")
    }

    private func checkRelationship(of parameter: ParameterDeclaration, _ fields: Fields) {
        guard let relationship = parameter.relationship else { return }
        let place = fields.place(of: "INIntentParameterRelationship")
        guard let parent = relationship.parent else {
            fields.findings.warning(
                at: place, "the relationship of '\(parameter.name)' names no parent and never applies",
                remedy: "add INIntentParameterRelationshipParentName")
            return
        }
        if !known.contains(parent) {
            let meant = fields.findings.word(near: parent, among: known, within: 3)
            fields.findings.warning(
                at: place,
                "the relationship of '\(parameter.name)' names the parent '\(SwiftIdentifier.shown(parent))', which "
                    + "is not a parameter",
                remedy: meant.map { "write \($0)" } ?? "remove the relationship or declare the parameter")
        } else if isItsOwnAncestor(parameter) {
            fields.findings.warning(
                at: place, "the relationships of '\(parameter.name)' lead back to it, so it can never have a value",
                remedy: "remove one of the relationships")
        }
    }

    /// Follows the parents no further than any real definition nests them.
    private func isItsOwnAncestor(_ parameter: ParameterDeclaration) -> Bool {
        var ancestor = parameter.relationship?.parent
        for _ in 0..<min(parameters.count, 32) {
            guard let name = ancestor, !repeated.contains(name) else { return false }
            if name == parameter.name { return true }
            ancestor = byName[name]?.relationship?.parent
        }
        return false
    }

    private func checkDialogs(of parameter: ParameterDeclaration, _ fields: Fields) {
        let dialogNames = known.union(["count"])
        for dialog in parameter.dialogs {
            let place = fields.place(of: "INIntentParameterPromptDialogs")
            Placeholders.check(dialog.text, at: place, against: dialogNames, fields.findings)
        }
        let reasonNames = dialogNames.union(["displayName", "minimumValue", "maximumValue"])
        for reason in parameter.unsupportedReasons {
            let place = fields.place(of: "INIntentParameterUnsupportedReasons")
            Placeholders.check(reason.text, at: place, against: reasonNames, fields.findings)
        }
    }
}
