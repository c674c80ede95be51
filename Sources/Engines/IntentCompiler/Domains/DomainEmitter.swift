// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// What belongs to a domain as a whole: the names of its intents and the union of its handling protocols.
struct DomainEmitter: Emitter {
    let definition: DomainDefinition

    func emit(to text: inout SourceText) {
        for intent in definition.intents ?? [] where intent.identifier == true {
            text.gap()
            text.line("/// The name by which an extension lists ``\(intent.className)``.")
            text.line("public let \(intent.className)Identifier = \"\(intent.className)\"")
        }
        guard let handling = definition.handling else { return }
        let protocols = handling.intents.map { "\($0)Handling" }.joined(separator: ", ")
        text.gap()
        text.line("/// What handles the domain’s intents.")
        text.line("public protocol \(handling.name): \(protocols) {}")
    }
}

/// An enumeration of a domain.
struct DomainEnumerationEmitter: Emitter {
    let enumeration: DomainEnumeration

    func emit(to text: inout SourceText) {
        let name = enumeration.name
        let parts = name.split(separator: ".")
        if parts.count == 2 {
            text.block("extension \(parts[0]) {") { emitCases(as: "\(parts[1])", to: &$0) }
        } else {
            emitCases(as: name, to: &text)
        }
        text.gap()
        text.block("extension \(name) {") { text in
            let first = enumeration.numberedCases.first.map { SwiftName($0.name).escaped } ?? ""
            text.line("static var blank: \(name) { .\(first) }")
        }
        text.gap()
        text.line("@_spi(Generated) nonisolated extension \(name): IntentEnumeration {}")
    }

    private func emitCases(as name: String, to text: inout SourceText) {
        text.block("public enum \(name): Int, Sendable {") { text in
            for item in enumeration.numberedCases {
                text.line("case \(SwiftName(item.name).escaped) = \(item.number)")
            }
        }
    }
}

/// A set of options of a domain.
struct DomainOptionsEmitter: Emitter {
    let options: DomainOptions

    func emit(to text: inout SourceText) {
        let name = options.name
        text.block("public struct \(name): OptionSet, Sendable {") { text in
            text.line("public let rawValue: UInt")
            text.gap()
            text.line("public init(rawValue: UInt) { self.rawValue = rawValue }")
            text.gap()
            for member in options.numberedMembers {
                text.line(
                    "public static let \(SwiftName(member.name).escaped) = \(name)(rawValue: \(member.number))")
            }
        }
        text.gap()
        text.block("extension \(name) {") { $0.line("static var blank: \(name) { [] }") }
        text.gap()
        text.line("@_spi(Generated) nonisolated extension \(name): IntentOptions {}")
    }
}
