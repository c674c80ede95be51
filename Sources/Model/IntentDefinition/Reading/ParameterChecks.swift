// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds what the parameters of one intent, and what refers to them, say about
/// parameters that are not there.
struct ParameterChecks {
    let parameters: [ParameterDeclaration]
    /// All names the file writes, also of parameters that could not be read.
    let known: Set<String>
    /// The dictionary each parameter was read from.
    let places: [String: Fields]

    func check(_ intent: IntentDeclaration, _ fields: Fields) {
        checkReference(intent.inputParameter, under: "INIntentInput", fields)
        checkReference(intent.keyParameter, under: "INIntentKeyParameter", fields)
        for parameter in parameters {
            guard let fields = places[parameter.name] else { continue }
            checkRelationship(of: parameter, fields)
            checkDialogs(of: parameter, fields)
        }
    }

    private func checkReference(_ name: String?, under key: String, _ fields: Fields) {
        guard let name, !known.contains(name) else { return }
        let meant = Spelling.nearest(to: name, in: known, within: 3)
        fields.findings.warning(
            at: fields.place(of: key), "\(key) names '\(SwiftIdentifier.shown(name))', which is no parameter",
            mend: meant.map { "write \($0)" } ?? "remove it or declare the parameter")
    }

    private func checkRelationship(of parameter: ParameterDeclaration, _ fields: Fields) {
        guard let relationship = parameter.relationship else { return }
        let place = fields.place(of: "INIntentParameterRelationship")
        guard let parent = relationship.parent else {
            fields.findings.warning(
                at: place, "the relationship of '\(parameter.name)' names no parent and never applies",
                mend: "add INIntentParameterRelationshipParentName")
            return
        }
        if !known.contains(parent) {
            let meant = Spelling.nearest(to: parent, in: known, within: 3)
            fields.findings.warning(
                at: place,
                "the relationship of '\(parameter.name)' names the parent "
                    + "'\(SwiftIdentifier.shown(parent))', which is no parameter",
                mend: meant.map { "write \($0)" } ?? "remove the relationship or declare the parameter")
        } else if isItsOwnAncestor(parameter) {
            fields.findings.warning(
                at: place, "the relationships of '\(parameter.name)' lead back to it, so it can never have a value",
                mend: "remove one of the relationships")
        }
    }

    private func isItsOwnAncestor(_ parameter: ParameterDeclaration) -> Bool {
        var ancestor = parameter.relationship?.parent
        for _ in parameters {
            if ancestor == parameter.name { return true }
            ancestor = parameters.first { $0.name == ancestor }?.relationship?.parent
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
