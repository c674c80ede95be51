// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Finds the declarations whose generated types or members cannot stand beside one another, each at its place.
struct NameCollisions {
    let file: DefinitionFile
    let names: GeneratedNames
    let findings: Findings

    /// Swift's word for the type itself, and the modules by whose names generated code finds what is not its own.
    private static let reserved: Set<String> = ["Self", "Swift", "Intents"]

    func check(_ intent: IntentDeclaration, _ fields: Fields) {
        guard intent.kind == .custom else { return }
        let what: Sentence = "the intent '\(SwiftIdentifier.shown(intent.name))'"
        let classes = names.ofClasses(intent)
        declare(classes, for: what, at: classPlace(fields, "INIntent"))
        declare(names.ofOwnEnumerations(intent, among: file.enums), for: "an enum of \(what)", at: fields.location)
        let parameters = elements("INIntentParameters", named: "INIntentParameterName", of: fields)
        let refused = checkMethods(of: intent, parameters)
        for parameter in intent.parameters where !refused.contains(parameter.name) {
            guard let place = parameters[parameter.name] else { continue }
            let what: Sentence = "the parameter '\(SwiftIdentifier.shown(parameter.name))'"
            declare(names.ofReasons(parameter, in: intent), for: what, at: place)
            refuse(parameter.name, among: classes.prefix(2), "parameter", at: place)
        }
        guard case .dictionary? = fields.node("INIntentResponse")?.content,
            let response = fields.dictionary("INIntentResponse")
        else { return }
        for key in ["Parameter", "Property"] {
            let list = key == "Parameter" ? "INIntentResponseParameters" : "INIntentResponseProperties"
            for (name, place) in elements(list, named: "INIntentResponse\(key)Name", of: response) {
                refuse(name, among: classes.suffix(2), "response property", at: place)
            }
        }
    }

    func check(_ enumeration: EnumDeclaration, _ fields: Fields) {
        let what: Sentence = "the enum '\(SwiftIdentifier.shown(enumeration.name))'"
        declare(names.ofClasses(enumeration), for: what, at: classPlace(fields, "INEnum"))
    }

    func check(_ type: TypeDeclaration, _ fields: Fields) {
        let classes = names.ofClasses(type)
        declare(classes, for: "the type '\(SwiftIdentifier.shown(type.name))'", at: classPlace(fields, "INType"))
        for (name, place) in elements("INTypeProperties", named: "INTypePropertyName", of: fields) {
            refuse(name, among: classes.prefix(1), "type property", at: place)
        }
    }

    /// Where the name of a class comes from.
    private func classPlace(_ fields: Fields, _ prefix: String) -> PropertyListLocation {
        if case .string(let name)? = fields.node(prefix + "ClassName")?.content, !name.isEmpty {
            return fields.place(of: prefix + "ClassName")
        }
        return fields.place(of: prefix + "Name")
    }

    private func declare(_ classes: [String], for what: Sentence, at place: PropertyListLocation) {
        for name in classes where Self.reserved.contains(name) {
            findings.error(
                at: place, "\(what) gives the class name '\(name)', which is a name of Swift or of a module",
                remedy: "give it another name or a class name of its own")
        }
        // One mistake, though every name that is made of the first one collides too.
        for name in classes {
            guard findings.declare(class: name, for: what, at: place) else { return }
        }
    }

    /// Inside its class the name of a property hides that of the class.
    private func refuse(
        _ name: String, among classes: ArraySlice<String>, _ what: Sentence, at place: PropertyListLocation
    ) {
        guard classes.contains(name) else { return }
        findings.error(
            at: place, "the \(what) '\(SwiftIdentifier.shown(name))' has the name of a class that its code needs",
            remedy: "begin its name with a small letter, or rename one of the two")
    }

    /// `kind` and `Kind` are two properties and one `resolveKind`. Gives the names that were refused.
    private func checkMethods(of intent: IntentDeclaration, _ places: [String: PropertyListLocation]) -> Set<String> {
        var seen: [String: String] = [:]
        var refused: Set<String> = []
        for parameter in intent.parameters {
            let name = parameter.name
            guard let other = seen.updateValue(name, forKey: GeneratedNames.capitalized(name)), other != name,
                let place = places[name]
            else { continue }
            refused.insert(name)
            findings.error(
                at: place,
                "'\(SwiftIdentifier.shown(name))' and '\(SwiftIdentifier.shown(other))' differ only in their first "
                    + "letter, and their methods not at all",
                remedy: "rename one of them")
        }
        return refused
    }

    /// The places of the names of an array's dictionaries.
    private func elements(_ key: String, named nameKey: String, of fields: Fields) -> [String: PropertyListLocation] {
        Dictionary(fields.names(key, under: nameKey).map { ($0.text, $0.place) }) { $1 }
    }
}
