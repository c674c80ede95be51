// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
package import Sentences

/// Turns the definition of one of SiriKit's domains into the Swift of Apple's framework.
///
/// One file for each type, as the linker takes into a program the files that it names. What these have in common with
/// the code of custom intents comes from the same emitters.
package struct DomainCompiler: Sendable {
    private let definition: DomainDefinition

    package init(_ definition: DomainDefinition) { self.definition = definition }

    /// The domain's own file first, then one for each intent, value, enumeration, set of options and result, in the
    /// definition's order.
    ///
    /// - Throws: `Problem` for a definition that names what it does not declare.
    package func files() throws(Problem<Fault>) -> [GeneratedFile] {
        try check()
        var files = [file("\(definition.domain)Domain", [DomainEmitter(definition: definition)])]
        for intent in definition.intents ?? [] {
            let methods = DomainHandlingMethods(intent: intent, results: definition.results ?? [])
            files.append(file(intent.className, emitters(of: intent, methods)))
        }
        for value in definition.values ?? [] where value.handwritten != true {
            let kinds = (definition.values ?? []).filter { $0.extends == value.name }.map(\.name)
            files.append(file(value.name, [DomainValueEmitter(value: value, kinds: kinds)]))
        }
        for enumeration in definition.enumerations ?? [] {
            files.append(file(enumeration.name, [DomainEnumerationEmitter(enumeration: enumeration)]))
        }
        for options in definition.options ?? [] {
            files.append(file(options.name, [DomainOptionsEmitter(options: options)]))
        }
        for result in definition.results ?? [] {
            files.append(file(result.name, [DomainResultEmitter(result: result, definition: definition)]))
        }
        return files
    }

    private func emitters(of intent: DomainIntent, _ methods: DomainHandlingMethods) -> [any Emitter] {
        let handled = intent.handled ?? true
        let response: [any Emitter] = [
            DomainCodesEmitter(intent: intent), DomainResponseEmitter(intent: intent),
        ]
        guard handled else { return [DomainIntentEmitter(intent: intent, methods: nil)] + response }
        let all = methods.all
        return [
            DomainIntentEmitter(intent: intent, methods: all),
            HandlingProtocolEmitter(
                name: intent.handlingName, methods: all, base: "NSObjectProtocol", access: "public "),
            HandlingDefaultsEmitter(name: intent.handlingName, methods: all, access: "public "),
        ] + response + (intent.observer == nil ? [] : [DomainObserverEmitter(intent: intent)])
    }

    private func file(_ name: String, _ emitters: [any Emitter]) -> GeneratedFile {
        var text = SourceText()
        text.line("// Made from the definition of the domain \(definition.domain).")
        text.gap()
        // The trait of Beckon's package, without which a program has none of Apple's own intents.
        text.line("#if SiriKit")
        for emitter in emitters {
            text.gap()
            emitter.emit(to: &text)
        }
        text.gap()
        text.line("#endif")
        return GeneratedFile(name: "\(name).swift", contents: text.contents)
    }

    private func check() throws(Problem<Fault>) {
        for intent in definition.intents ?? [] {
            try check(intent.initializers, of: intent.className, among: intent.parameters)
            guard !intent.codes.isEmpty else {
                throw Problem("\(intent.className) has no codes")
            }
        }
        for value in definition.values ?? [] {
            try check(value.initializers, of: value.name, among: inherited(by: value))
        }
    }

    private func inherited(by value: DomainValue) -> [DomainProperty] {
        let base = definition.values?.first { $0.name == value.extends }
        return (base.map(inherited) ?? []) + (value.properties ?? [])
    }

    private func check(
        _ initializers: [String]?, of name: String, among properties: [DomainProperty]?
    ) throws(Problem<Fault>) {
        for text in initializers ?? [] {
            guard let initializer = InitializerSpelling(text) else {
                throw Problem("‘\(text)’ of \(name) is not an initializer")
            }
            let known = Set((properties ?? []).filter { $0.reads == nil }.map(\.name))
            if let stranger = initializer.names.first(where: { !known.contains($0) }) {
                throw Problem("‘\(stranger)’ in an initializer of \(name) is not a property; use a property's name")
            }
        }
    }
}
