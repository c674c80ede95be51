// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The methods of a handling protocol of a domain.
struct DomainHandlingMethods {
    let intent: DomainIntent
    /// The domain's resolution results.
    let results: [DomainResult]

    var all: [HandlingMethod] {
        let resolutions = (intent.parameters ?? []).flatMap(resolve)
        let updates = intent.observer == nil ? [] : [startUpdates, stopUpdates]
        // The oldest intents have no code for “ready”.
        let ready = intent.codes.contains("ready") ? "ready" : "success"
        return [answer("handle", otherwise: "completion(.notImplemented())")]
            + [answer("confirm", otherwise: "completion(\(intent.responseName)(code: .\(ready), userActivity: nil))")]
            + resolutions + updates
    }

    private func answer(_ name: String, otherwise body: String) -> HandlingMethod {
        let label = intent.handlingLabel ?? "intent"
        let inner = intent.handlingLabel == nil ? "" : " intent"
        let parameter = "\(label)\(inner): \(intent.className)"
        return HandlingMethod(
            forms: [
                HandlingMethod.Form(
                    attributes: [Availability.renamed(to: "\(name)(\(label):)")],
                    signature: "func \(name)(\(parameter), completion: @escaping (\(intent.responseName)) -> Void)",
                    body: [body]),
                HandlingMethod.Form(
                    attributes: [], signature: "func \(name)(\(parameter)) async -> \(intent.responseName)",
                    body: ["await completionValue { \(name)(\(label): intent, completion: $0) }"]),
            ],
            dispatch: "handling.\(name) { await $0.\(name)(\(label): $1) }")
    }

    /// One method for each type that resolving may give. A handler has one of them; the newest falls back upon the next
    /// older, and is the one that is called.
    private func resolve(_ parameter: DomainProperty) -> [HandlingMethod] {
        let types = parameter.resolve ?? []
        return types.indices.map { index in
            let older = types.indices.contains(index + 1) ? types[index + 1] : nil
            let isCalled = index == 0 && parameter.reads == nil
            return resolve(parameter, giving: types[index], older: older, isCalled: isCalled)
        }
    }

    private func resolve(
        _ parameter: DomainProperty, giving type: String, older: String?, isCalled: Bool
    ) -> HandlingMethod {
        let name = "resolve\(SwiftName(parameter.name).capitalized)"
        let argument = "for intent: \(intent.className)"
        let isArray = type.hasPrefix("[")
        let label = intent.completionLabel ?? "with"
        let naming = label == "with" ? "with completion" : label
        let missing = isArray ? "completion([.notImplemented()])" : "completion(.notImplemented())"
        let body = older.flatMap { fallback(from: type, upon: $0, calling: name, label: label) } ?? [missing]
        return HandlingMethod(
            forms: [
                HandlingMethod.Form(
                    attributes: [Availability.renamed(to: "\(name)(for:)")],
                    signature: "func \(name)(\(argument), \(naming): @escaping (\(type)) -> Void)", body: body),
                HandlingMethod.Form(
                    attributes: [], signature: "func \(name)(\(argument)) async -> \(type)",
                    body: [
                        "await completionValue { (completion: @escaping (\(type)) -> Void) in",
                        "    \(name)(for: intent, \(label): completion)",
                        "}",
                    ]),
            ],
            dispatch: isCalled
                ? "handling.resolve(\"\(parameter.name)\") { handler, intent -> \(type) in "
                    + "await handler.\(name)(for: intent) }" : nil)
    }

    /// How a newer form is answered by the older one.
    private func fallback(from type: String, upon older: String, calling name: String, label: String) -> [String]? {
        let isArray = type.hasPrefix("[")
        let newer = isArray ? String(type.dropFirst().dropLast()) : type
        guard let wraps = results.first(where: { $0.name == newer })?.wraps else { return nil }
        let value = isArray ? "results.map { \(newer)(\(wraps): $0) }" : "\(newer)(\(wraps): results)"
        return [
            "\(name)(for: intent, \(label): { (results: \(older)) in",
            "    completion(\(value))",
            "})",
        ]
    }

    private var startUpdates: HandlingMethod {
        HandlingMethod(
            forms: [
                HandlingMethod.Form(
                    attributes: [],
                    signature:
                        "func startSendingUpdates(for intent: \(intent.className), to observer: any \(intent.observerName))",
                    body: [])
            ],
            dispatch: "handling.startUpdates { $0.startSendingUpdates(for: $1, to: \(intent.reporterName)($2)) }")
    }

    private var stopUpdates: HandlingMethod {
        HandlingMethod(
            forms: [
                HandlingMethod.Form(
                    attributes: [], signature: "func stopSendingUpdates(for intent: \(intent.className))", body: [])
            ],
            dispatch: "handling.stopUpdates { $0.stopSendingUpdates(for: $1) }")
    }
}
