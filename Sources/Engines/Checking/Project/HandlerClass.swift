// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// A type that says it handles an intent, held against what the intent's handling protocol asks for.
struct HandlerClass {
    let type: String
    let intent: String
    /// Where the type names the protocol.
    let place: Place
    /// The methods that the protocol requires and the type has under no name, by the words of a call.
    let missing: [String]
    /// Methods that were meant to be one of the protocol's, as they are written and as the protocol has them.
    let misspelt: [(method: SwiftMethod, written: String, meant: String)]
    /// Methods of the protocol that never mention their completion.
    let silent: [SwiftMethod]
    /// Methods for the intent that look like the protocol's but are not in it.
    let surplus: [SwiftMethod]

    /// What a type of the frameworks adds to a handler: nothing.
    private static let harmless: Set<String> = [
        "NSObject", "INExtension", "Sendable", "MainActor", "unchecked", "preconcurrency", "nonisolated", "isolated",
        "AnyObject", "UIResponder", "UIApplicationDelegate", "ObservableObject", "Identifiable", "Equatable",
    ]

    /// The handlers of a project; none where its sources are not known to the last.
    static func all(in project: CheckedProject) -> [HandlerClass] {
        guard project.knowsAllSources,
            project.customIntents.keys.contains(where: { project.words.words.contains($0 + "Handling") })
        else { return [] }
        let bodies = TypeBodies(project.sources)
        return project.customIntents.sorted { $0.key < $1.key }.flatMap { name, entry in
            bodies.bodies.filter { !$0.value.isProtocol }.sorted { $0.key < $1.key }.compactMap { type, body in
                body.places[name + "Handling"].flatMap { place in
                    HandlerClass(
                        type, of: entry.1, called: name, at: place, bodies,
                        intents: Set(project.customIntents.keys))
                }
            }
        }
    }

    private init?(
        _ type: String, of intent: IntentDeclaration, called name: String, at place: Place, _ bodies: TypeBodies,
        intents: Set<String>
    ) {
        let reach = bodies.reach(of: type)
        let foreign = reach.unknown.filter { !Self.isHarmless($0, among: intents) }
        // A type alias or a generic class may stand for the intent.
        let isClear = reach.methods.allSatisfy {
            !["intent", "for"].contains($0.label) || intents.contains($0.type) || $0.type.hasPrefix("IN")
                || $0.name != "handle" && !$0.name.hasPrefix("resolve")
        }
        guard foreign.isEmpty, isClear else { return nil }
        let wanted = HandlingNames(intent)
        let own = reach.methods.filter { $0.type == name }
        let present = Set(own.filter(HandlingNames.isCalled).map(\.title))
        let strangers = own.filter { !wanted.all.contains($0.title) && ["intent", "for"].contains($0.label) }
        let free = wanted.all.subtracting(present)
        let misnamed = strangers.compactMap { method in
            Spelling.nearest(to: method.title, in: free.sorted(), within: 2).map { (method, method.title, $0) }
        }
        let mislabeled = own.filter { free.contains($0.title) }
        misspelt = misnamed + mislabeled.map { ($0, $0.fullTitle, HandlingNames.corrected($0).fullTitle) }
        let meant = Set(misnamed.map(\.2) + mislabeled.map(\.title))
        (self.type, self.intent, self.place) = (type, name, place)
        missing = wanted.required.filter { !present.contains($0) && !meant.contains($0) }
        silent = own.filter { wanted.all.contains($0.title) && $0.forgetsCompletion }
        surplus = strangers.filter { method in
            method.name.hasPrefix("resolve") && method.label == "for" && !misnamed.contains { $0.0 == method }
        }
    }

    /// Whether what a type inherits gives it no method of a handling protocol, and no other such protocol.
    static func isHarmless(_ name: String, among intents: Set<String>) -> Bool {
        harmless.contains(name)
            || name.hasSuffix("Handling") && (intents.contains(String(name.dropLast(8))) || name.hasPrefix("IN"))
    }
}

/// The names of a handling protocol's methods, as `resolveKind(for:)`.
private struct HandlingNames {
    /// Whether a method of the right name is the protocol's: it is `async`, or its completion has the right label.
    static func isCalled(_ method: SwiftMethod) -> Bool { method == corrected(method) }

    /// A method with the label that the protocol gives its completion, if it has one.
    static func corrected(_ method: SwiftMethod) -> SwiftMethod {
        var corrected = method
        let takesIntent = method.label == "intent"
        corrected.completion = method.completion.map { _ in takesIntent ? "completion" : "with" }
        return corrected
    }

    /// Those that Xcode's protocol does not leave open.
    var required: [String]
    var all: Set<String>

    init(_ intent: IntentDeclaration) {
        func named(_ parameters: [ParameterDeclaration], _ before: String, _ after: String) -> [String] {
            parameters.map { before + $0.name.prefix(1).uppercased() + $0.name.dropFirst() + after }
        }
        let resolved = named(intent.parameters.filter(\.supportsResolution), "resolve", "(for:)")
        let dynamic = intent.parameters.filter(\.hasDynamicOptions)
        let isForWidgetsOnly = intent.isEligibleForWidgets && !intent.isConfigurable
        required = (isForWidgetsOnly ? [] : ["handle(intent:)"]) + resolved
        all = Set(
            required + ["handle(intent:)", "confirm(intent:)"] + named(dynamic, "provide", "OptionsCollection(for:)")
                + named(dynamic, "provide", "Options(for:)") + named(dynamic, "default", "(for:)"))
    }
}
