// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The properties of a class of a domain, the initializers that set them and the table that names them.
struct DomainPropertiesEmitter: Emitter {
    /// The class.
    let owner: String
    let properties: [DomainProperty]
    let initializers: [InitializerSpelling]
    /// What stands before the table's declaration: `override public`, or `open` for a root.
    let table: String
    /// Whether the class has its base's properties too.
    let continuesBase: Bool

    func emit(to text: inout SourceText) {
        for property in properties {
            emit(property, to: &text)
        }
        for initializer in initializers {
            text.gap()
            text.block("public convenience \(initializer.text) {") { text in
                text.line("self.init()")
                for name in initializer.names {
                    text.line("self.\(SwiftName(name).escaped) = \(SwiftName(name).escaped)")
                }
            }
        }
        text.gap()
        text.block("@_spi(Generated) \(table) class var properties: [IntentProperty] {") { text in
            let own = properties.filter { $0.reads == nil }
            guard !own.isEmpty else {
                text.line(continuesBase ? "super.properties" : "[]")
                return
            }
            text.block("\(continuesBase ? "super.properties + " : "")[", closing: "]") { text in
                for property in own {
                    let label = property.local == true ? "local: " : ""
                    let name = SwiftName(property.name).escaped
                    text.line("IntentProperty(\(label)\"\(property.name)\", \\\(owner).\(name)),")
                }
            }
        }
    }

    private func emit(_ property: DomainProperty, to text: inout SourceText) {
        let name = SwiftName(property.name).escaped
        if let reads = property.reads {
            text.line("public var \(name): \(property.type) { \(reads) }")
            return
        }
        let access = property.settable == true ? "public" : "public internal(set)"
        let type = TypeSpelling(property.type)
        let value = type.isOptional ? "" : type.isArray ? " = []" : " = .blank"
        text.line("\(access) var \(name): \(property.type)\(value)")
    }
}
