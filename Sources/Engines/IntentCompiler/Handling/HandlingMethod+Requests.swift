// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension HandlingMethod {
    /// What does the work; a handler without it answers that it is not there.
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
}
