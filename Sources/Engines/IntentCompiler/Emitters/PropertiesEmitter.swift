// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The stored properties of a class and the table that names them.
struct PropertiesEmitter: Emitter {
    /// The class, as source writes it.
    let owner: String
    let properties: [Property]
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        for property in properties {
            emit(property, to: &text)
        }
        text.gap()
        let type = scope.known("IntentProperty")
        text.block("\(scope.hidden)override \(scope.access)class var properties: [\(type)] {") { text in
            guard !properties.isEmpty else {
                text.line("[]")
                return
            }
            text.block("[", closing: "]") { text in
                properties.forEach { text.line(entry(for: $0)) }
            }
        }
    }

    private func emit(_ property: Property, to text: inout SourceText) {
        if case .object = property.type.element {
            text.line(Availability.resolution)
        }
        let declaration = "\(scope.access)var \(property.name.escaped): \(property.type.stored)"
        if let first = firstCaseOfUnsettable(property) {
            // Without a case for "no value" the property reads as the first case
            // until it is set, and the table still tells the difference.
            text.line("private var \(backing(property)): \(property.type.elementName)?")
            text.block("\(declaration) {") { text in
                text.line("get { \(backing(property)) ?? .\(SwiftName(first.name).escaped) }")
                text.line("set { \(backing(property)) = newValue }")
            }
        } else if let unset = property.type.enumeration?.unsetCase {
            text.line("\(declaration) = .\(SwiftName(unset.name).escaped)")
        } else {
            text.line(declaration)
        }
    }

    private func entry(for property: Property) -> String {
        let member = firstCaseOfUnsettable(property) == nil ? property.name.escaped : backing(property)
        let kind = property.type.numberKind.map { ", as: .\($0.rawValue)" } ?? ""
        let table = scope.known("IntentProperty", beside: properties)
        return "\(table)(\"\(property.name.text)\", \\\(owner).\(member)\(kind)),"
    }

    private func firstCaseOfUnsettable(_ property: Property) -> EnumCaseDeclaration? {
        guard let enumeration = property.type.enumeration, enumeration.unsetCase == nil else { return nil }
        return enumeration.firstCase
    }

    private func backing(_ property: Property) -> String {
        var name = "given" + property.name.capitalized
        while properties.contains(where: { $0.name.text == name }) { name += "Value" }
        return name
    }
}
