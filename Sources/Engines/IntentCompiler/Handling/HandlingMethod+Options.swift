// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension HandlingMethod {
    /// What offers a parameter's values; a handler without it may have the older list.
    static func collection(of parameter: Parameter, of intent: Intent) -> HandlingMethod {
        let name = "provide\(parameter.capitalized)OptionsCollection"
        let type = "\(intent.known("INObjectCollection"))<\(parameter.property.type.collectionElement)>"
        let search = parameter.isSearchable ? ", searchTerm: \(intent.known("String"))?" : ""
        let argument = "for intent: \(SwiftName(intent.className).escaped)\(search)"
        let label = parameter.isSearchable ? "\(name)(for:searchTerm:)" : "\(name)(for:)"
        let completion = "@escaping (\(type)?, (any Swift.Error)?) -> Swift.Void"
        let passed = parameter.isSearchable ? "for: intent, searchTerm: searchTerm" : "for: intent"
        return HandlingMethod(
            forms: [
                Form(
                    attributes: [Availability.collections, Availability.renamed(to: label)],
                    signature: "func \(name)(\(argument), with completion: \(completion))",
                    body: collectionFromList(of: parameter, intent)),
                Form(
                    attributes: [Availability.collections],
                    signature: "func \(name)(\(argument)) async throws -> \(type)",
                    body: ["try await \(intent.known("completionValue")) { \(name)(\(passed), with: $0) }"]),
            ],
            dispatch: dispatch(of: parameter, to: name))
    }

    /// The value a parameter starts with.
    static func defaultValue(of parameter: Parameter, of intent: Intent) -> HandlingMethod {
        let name = "default\(parameter.capitalized)"
        let type = parameter.property.type
        let intentType = SwiftName(intent.className).escaped
        let kind = type.numberKind.map { ", as: .\($0.rawValue)" } ?? ""
        return HandlingMethod(
            forms: [
                Form(
                    attributes: [Availability.collections],
                    signature: "func \(name)(for intent: \(intentType)) -> \(type.stored)",
                    body: ["nil"])
            ],
            dispatch:
                "handling.defaultValue(\"\(parameter.property.name.text)\"\(kind)) { $0.\(name)(for: $1) }")
    }

    /// The older form of a collection, which only its default calls.
    static func list(of parameter: Parameter, of intent: Intent) -> HandlingMethod {
        let completion = "@escaping ([\(parameter.property.type.listElement)]?, (any Swift.Error)?) -> Swift.Void"
        let argument = "for intent: \(SwiftName(intent.className).escaped)"
        return HandlingMethod(
            forms: [
                Form(
                    attributes: Availability.deprecatedLists,
                    signature: "func \(listName(of: parameter))(\(argument), with completion: \(completion))",
                    body: ["completion(nil, \(intent.known("OptionsNotImplemented"))())"])
            ],
            dispatch: nil)
    }

    private static func listName(of parameter: Parameter) -> String {
        "provide\(parameter.capitalized)Options"
    }

    private static func collectionFromList(of parameter: Parameter, _ intent: Intent) -> [String] {
        let items = parameter.property.type.boxing.map { "$0.map { \($0) }" } ?? "$0"
        return [
            "\(listName(of: parameter))(for: intent) { options, error in",
            "    completion(options.map { \(intent.known("INObjectCollection"))(items: \(items)) }, error)",
            "}",
        ]
    }

    private static func dispatch(of parameter: Parameter, to name: String) -> String {
        let kind = parameter.property.type.numberKind.map { ", as: .\($0.rawValue)" } ?? ""
        let search = parameter.isSearchable ? ", searchTerm: $2" : ""
        return "handling.options(\"\(parameter.property.name.text)\"\(kind)) "
            + "{ try await $0.\(name)(for: $1\(search)) }"
    }
}
