// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// A value in a file of templates: a text, a number, several, or a record.
package enum TemplateValue: Codable, Hashable, Sendable {
    case text(String)
    case number(Double)
    case truth(Bool)
    case list([TemplateValue])
    case record([String: TemplateValue])
    case nothing

    /// What stands in a slot.
    package init(_ value: SlotValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .number(let number): self = .number(number)
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Only trying tells which kind of value stands there; anything else is an error at the end.
        if container.decodeNil() {
            self = .nothing
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([TemplateValue].self) {
            self = .list(list)
        } else {
            self = .record(try container.decode([String: TemplateValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .truth(let truth): try container.encode(truth)
        case .list(let values): try container.encode(values)
        case .record(let fields): try container.encode(fields)
        case .nothing: try container.encodeNil()
        }
    }

    /// As is in a slot; of several the first.
    package var slotValue: SlotValue {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .truth(let truth): .text(truth ? "true" : "false")
        case .list(let values): values.first?.slotValue ?? .text("")
        case .record, .nothing: .text("")
        }
    }

    /// The texts that it admits: its own, or each of several.
    var texts: Set<String> {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.reduce(into: []) { $0.formUnion($1.texts) }
        case .record(let fields): fields["value"]?.texts ?? []
        case .number, .truth, .nothing: []
        }
    }
}
