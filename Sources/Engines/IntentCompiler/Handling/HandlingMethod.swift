// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A method of a handling protocol: its forms, what each does where a handler
/// leaves it out, and how the SDK calls it.
struct HandlingMethod {
    /// One way to write the method.
    struct Form {
        /// The lines before the declaration.
        var attributes: [String]
        /// The declaration from `func` on.
        var signature: String
        /// The default.
        var body: [String]
    }

    /// The completion form before the `async` one; a single one for methods that answer at once.
    var forms: [Form]
    /// The entry in the intent's dispatch table; nil for what only a default calls.
    var dispatch: String?

    /// Every method of an intent's protocol in Xcode's order.
    static func all(of intent: Intent) -> [HandlingMethod] {
        let handle = handle(intent)
        let confirm = confirm(intent)
        let resolutions = intent.parameters.filter(\.isResolvable).map { resolve($0, of: intent) }
        let dynamic = intent.parameters.filter(\.hasOptions)
        let collections = dynamic.map { collection(of: $0, of: intent) }
        let defaults = dynamic.map { defaultValue(of: $0, of: intent) }
        let lists = dynamic.map { list(of: $0, of: intent) }
        return intent.isForWidgetsOnly
            ? resolutions + collections + [confirm, handle] + defaults + lists
            : [handle] + resolutions + collections + [confirm] + defaults + lists
    }

    /// What does the work; a handler without it answers that it is missing.
    static func handle(_ intent: Intent) -> HandlingMethod {
        answer("handle", of: intent, otherwise: "completion(.notImplemented())")
    }

    /// What checks that the work can be done; a handler without it is ready.
    static func confirm(_ intent: Intent) -> HandlingMethod {
        let response = SwiftName(intent.response).escaped
        return answer("confirm", of: intent, otherwise: "completion(\(response)(code: .ready, userActivity: nil))")
    }

    private static func answer(_ name: String, of intent: Intent, otherwise body: String) -> HandlingMethod {
        let parameter = "intent: \(SwiftName(intent.className).escaped)"
        return HandlingMethod(
            forms: [
                Form(
                    attributes: [Availability.renamed(to: "\(name)(intent:)")],
                    signature:
                        "func \(name)(\(parameter), completion: @escaping (\(intent.response)) -> Swift.Void)",
                    body: [body]),
                Form(
                    attributes: [Availability.resolution],
                    signature: "func \(name)(\(parameter)) async -> \(intent.response)",
                    body: ["await \(intent.known("completionValue")) { \(name)(intent: intent, completion: $0) }"]),
            ],
            dispatch: "handling.\(name) { await $0.\(name)(intent: $1) }")
    }

    /// What settles one parameter's value.
    static func resolve(_ parameter: Parameter, of intent: Intent) -> HandlingMethod {
        let name = "resolve\(parameter.capitalized)"
        let isArray = parameter.property.type.isArray
        let result = isArray ? "[\(parameter.resolutionResult)]" : parameter.resolutionResult
        let argument = "for intent: \(SwiftName(intent.className).escaped)"
        return HandlingMethod(
            forms: [
                Form(
                    attributes: [Availability.resolution, Availability.renamed(to: "\(name)(for:)")],
                    signature: "func \(name)(\(argument), with completion: @escaping (\(result)) -> Swift.Void)",
                    body: [isArray ? "completion([.notImplemented()])" : "completion(.notImplemented())"]),
                Form(
                    attributes: [Availability.resolution],
                    signature: "func \(name)(\(argument)) async -> \(result)",
                    body: ["await \(intent.known("completionValue")) { \(name)(for: intent, with: $0) }"]),
            ],
            dispatch: "handling.resolve(\"\(parameter.property.name.text)\") { await $0.\(name)(for: $1) }")
    }

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
