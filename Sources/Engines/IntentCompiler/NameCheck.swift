// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds the names that cannot stand together in the generated code.
///
/// Reading a definition refuses most of them with their places; this is the last
/// look before anything is written, and the only one at what translation brings
/// about, such as two methods of one name.
struct NameCheck {
    let scope: GenerationScope
    let path: String

    var diagnostics: [Diagnostic] {
        scope.intents.flatMap(check) + zip(scope.definition.types, scope.objects).flatMap(check)
            + emptyEnumerations + repeatedTypeNames
    }

    private func check(_ intent: Intent) -> [Diagnostic] {
        let name = intent.declaration.name
        return check(intent.parameters.map(\.property), of: name, inherited: .intent)
            + check(intent.responseProperties, of: "\(name).response", inherited: .response)
            + repeatedMethods(of: intent)
    }

    private func check(_ type: TypeDeclaration, _ object: Object) -> [Diagnostic] {
        check(object.properties, of: type.name, inherited: .object)
    }

    private func check(_ properties: [Property], of owner: String, inherited: InheritedNames) -> [Diagnostic] {
        properties.flatMap { property -> [Diagnostic] in
            let place = "\(owner).\(property.name.text)"
            var found: [Diagnostic] = []
            if inherited.contains(property.name.text) {
                found.append(
                    error(
                        at: place, "every \(inherited.owner) already has the name '\(property.name.text)'",
                        remedy: "give the property another name"))
            }
            if case .unknown(let type) = property.type.element {
                found.append(
                    error(
                        at: place, "'\(type)' is not a type of this definition",
                        remedy: "declare it, or choose another type"))
            }
            return found
        }
    }

    /// `kind` and `Kind` are two properties and one `resolveKind`.
    private func repeatedMethods(of intent: Intent) -> [Diagnostic] {
        var seen: [String: String] = [:]
        return intent.parameters.compactMap { parameter in
            let name = parameter.property.name.text
            guard let other = seen.updateValue(name, forKey: parameter.capitalized) else { return nil }
            return error(
                at: "\(intent.declaration.name).\(name)",
                "'\(name)' and '\(other)' differ only in their first letter, and their methods not at all",
                remedy: "rename one of them")
        }
    }

    private var emptyEnumerations: [Diagnostic] {
        scope.definition.enums.filter(\.cases.isEmpty).map {
            error(at: $0.name, "the enumeration '\($0.name)' has no cases", remedy: "add one, or remove it")
        }
    }

    private var repeatedTypeNames: [Diagnostic] {
        var seen: Set<String> = []
        return scope.generatedNames.filter { !seen.insert($0).inserted }.map { name in
            error(at: name, "two declarations give a type named '\(name)'", remedy: "rename one of them")
        }
    }

    private func error(at place: String, _ message: Sentence, remedy: Sentence) -> Diagnostic {
        Diagnostic(.error, at: SourceLocation(path: path, keyPath: place), message, remedy: remedy)
    }
}
