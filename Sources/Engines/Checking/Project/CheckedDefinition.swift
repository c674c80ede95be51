// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import IntentDefinition

/// A definition of a project with its translations and the places of its values.
package struct CheckedDefinition: Sendable {
    /// As findings show it.
    package var path: String
    /// Nil if the definition has errors.
    package var content: LocalizedDefinition?
    /// What reading it had to say.
    package var diagnostics: [Diagnostic]
    /// The property list itself; nil if it could not be read.
    package var plist: PlistDocument?
    /// The files of the translations by language, as findings show them.
    package var tables: [String: String]
    /// Whether some target is known to hold it.
    package var isInTarget = false

    package init(
        path: String, content: LocalizedDefinition?, diagnostics: [Diagnostic] = [], plist: PlistDocument? = nil,
        tables: [String: String] = [:]
    ) {
        self.path = path
        self.content = content
        self.diagnostics = diagnostics
        self.plist = plist
        self.tables = tables
    }
}

extension CheckedDefinition {
    /// The intents that code is generated for.
    var customIntents: [IntentDeclaration] { content?.file.intents.filter { $0.kind == .custom } ?? [] }

    /// The Swift name of an intent's class.
    func className(_ intent: IntentDeclaration) -> String {
        (content?.classNames ?? ClassNames()).intent(intent)
    }

    /// The place of an intent, or of something in it.
    func place(of intent: IntentDeclaration, _ keys: String...) -> Place { place(of: intent, at: keys) }

    /// The place of one of an intent's parameters.
    func place(of parameter: ParameterDeclaration, in intent: IntentDeclaration, _ keys: String...) -> Place {
        place(of: intent, at: item("INIntentParameterName", parameter.name, of: intent, ["INIntentParameters"], keys))
    }

    /// The place of one of an intent's response codes.
    func place(of code: ResponseCodeDeclaration, in intent: IntentDeclaration, _ keys: String...) -> Place {
        let way = ["INIntentResponse", "INIntentResponseCodes"]
        return place(of: intent, at: item("INIntentResponseCodeName", code.name, of: intent, way, keys))
    }

    private func place(of intent: IntentDeclaration, at keys: [String]) -> Place {
        guard let plist, let index = position(of: intent.name) else { return Place(path: path) }
        return plist.place(["INIntents", "[\(index)]"] + keys)
    }

    private func position(of intent: String) -> Int? {
        items(plist?["INIntents"]).firstIndex { $0["INIntentName"] == .string(intent) }
    }

    /// The keys of an intent that lead into the item of an array that has a name; none where it is missing.
    private func item(
        _ key: String, _ name: String, of intent: IntentDeclaration, _ way: [String], _ keys: [String]
    ) -> [String] {
        guard let index = position(of: intent.name),
            let number = items(items(plist?["INIntents"])[index].value(at: way)).firstIndex(where: {
                $0[key] == .string(name)
            })
        else { return [] }
        return way + ["[\(number)]"] + keys
    }

    private func items(_ tree: PropertyTree?) -> [PlistDocument] {
        guard case .array(let items)? = tree else { return [] }
        return items.map { PlistDocument(path: path, tree: $0) }
    }
}
