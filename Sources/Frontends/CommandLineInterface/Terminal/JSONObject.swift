// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object of JSON as a command prints it: its fields by name, without those that have no value.
///
/// ```swift
/// try terminal.output.json(["app": app.identifier, "process": app.process] as JSONObject)
/// ```
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    private var fields: [(name: String, value: any Encodable)]

    package init(dictionaryLiteral fields: (String, (any Encodable)?)...) {
        self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in fields { try container.encode(value, forKey: Name(stringValue: name)) }
    }
}
