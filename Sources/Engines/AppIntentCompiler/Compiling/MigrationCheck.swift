// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Compares App Intents with the intents of definition files that they replace, as what people have kept of the old
/// ones goes to the new.
struct MigrationCheck {
    private let definitions: [LocalizedDefinition]
    /// What the types are called in the source, by their mangled names.
    private let names: [String: String]
    private let findings: AppIntentFindings

    init(_ definitions: [LocalizedDefinition], of types: [ConstantType], _ findings: AppIntentFindings) {
        self.definitions = definitions
        names = Dictionary(types.map { ($0.mangledName, $0.unqualifiedName) }) { first, _ in first }
        self.findings = findings
    }

    func check(_ file: DefinitionFile) {
        var strays: [(name: String, replaced: String, place: SourcePlace)] = []
        for intent in file.intents {
            guard let own = intent.appIntent, let name = own.replacedClass else { continue }
            guard let old = replaced(name) else {
                strays.append((called(intent), name, own.place))
                continue
            }
            for parameter in old.parameters { compare(parameter, with: intent, name, at: own.place) }
        }
        warn(of: strays)
    }

    private static let mostNamed = 3

    /// Once for all: an app that has no definitions any more says it of each of its intents.
    private func warn(of strays: [(name: String, replaced: String, place: SourcePlace)]) {
        guard let first = strays.first else { return }
        let named = strays.prefix(Self.mostNamed).map { Sentence(verbatim: "\($0.name) (\($0.replaced))") }
            .joined(by: ", ")
        let more = strays.count - Self.mostNamed
        let message: Sentence =
            if strays.count == 1 {
                "\(first.name) replaces \(first.replaced), which no definition of the app declares"
            } else if more > 0 {
                "\(strays.count) intents replace intents that no definition of the app declares: \(named) and \(more) "
                    + "more"
            } else {
                "\(strays.count) intents replace intents that no definition of the app declares: \(named)"
            }
        findings.warning(
            at: first.place, message,
            remedy: "keep the .intentdefinition file in the target, or correct intentClassName; ignore this if nobody "
                + "installed an older version of the app")
    }

    /// As the source calls it: the system knows it as the one that it replaces.
    private func called(_ intent: IntentDeclaration) -> String {
        intent.appIntent.flatMap { names[$0.mangledName] } ?? intent.name
    }

    private func replaced(_ name: String) -> IntentDeclaration? {
        for definition in definitions {
            let intent = definition.file.intents.first { definition.classNames.intent($0) == name }
            if let intent { return intent }
        }
        return nil
    }

    private func compare(
        _ old: ParameterDeclaration, with intent: IntentDeclaration, _ name: String, at place: SourcePlace
    ) {
        guard let new = intent.parameters.first(where: { $0.name == old.name }) else {
            findings.warning(
                at: place,
                "\(called(intent)) lacks the parameter ‘\(old.name)’ of \(name), so saved values are lost",
                remedy: "add a parameter with that name")
            return
        }
        guard kind(old.type) != kind(new.type) || old.isArray != new.isArray else { return }
        findings.warning(
            at: place,
            "the parameter ‘\(old.name)’ of \(called(intent)) has another type than in \(name), so saved values are "
                + "lost",
            remedy: "use its former type")
    }

    /// Enumerations are matched by their raw values and objects by their identifiers, whatever they are called.
    private func kind(_ type: ValueType) -> String {
        switch type {
        case .enumeration: "enumeration"
        case .object: "object"
        case .string, .speakableString: "string"
        case .moment, .dateComponents: "date"
        default: "\(type)"
        }
    }
}
