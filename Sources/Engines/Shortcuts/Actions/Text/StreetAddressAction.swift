// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The address of a house, put together of its parts.
struct StreetAddressAction: ValueAction {
    static let definition = ActionDefinition(
        "address", "Street Address",
        [
            .text("WFAddressLine1"), .text("WFAddressLine2"), .text("WFCity"), .text("WFState"), .text("WFPostalCode"),
            .text("WFCountry"),
        ])

    private let parts: [(name: String, operand: Operand)]

    init(_ parameters: inout ParameterReader) {
        let names = [
            ("WFAddressLine1", "Street"), ("WFAddressLine2", "Street 2"), ("WFCity", "City"), ("WFState", "State"),
            ("WFPostalCode", "ZIP Code"), ("WFCountry", "Country"),
        ]
        var parts: [(name: String, operand: Operand)] = []
        for (key, name) in names {
            if let operand = parameters.operand(key) { parts.append((name, operand)) }
        }
        self.parts = parts
    }

    func value(_ context: inout RunContext) -> Content {
        var properties = ContentDictionary()
        var texts: [String: String] = [:]
        for part in parts {
            let text = context.text(part.operand)
            guard !text.isEmpty else { continue }
            properties[part.name] = .text(text)
            texts[part.name] = text
        }
        guard !texts.isEmpty else { return .nothing }
        func line(_ names: String...) -> String? {
            let words = names.compactMap { texts[$0] }
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
        let title = [line("Street"), line("Street 2"), line("City", "State", "ZIP Code"), line("Country")]
            .compactMap { $0 }.joined(separator: "\n")
        return Content(.record(ContentRecord(kind: .streetAddress, title: title, properties: properties)))
    }
}
