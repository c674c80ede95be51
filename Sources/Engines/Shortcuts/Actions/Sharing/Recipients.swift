// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument

/// Those to whom a message goes: contacts that the file has, or what a variable has.
struct Recipients: Sendable {
    private let written: [String]
    private let operand: Operand?

    init(_ key: String, _ parameters: inout ParameterReader) {
        if let record = parameters.record(key) {
            written = Self.addresses(in: record)
            operand = nil
        } else {
            written = []
            operand = parameters.operand(key)
        }
    }

    /// Their addresses, numbers or names.
    func addresses(_ context: RunContext) -> [String] {
        guard let operand else { return written }
        return KeyPath.flattened(context.wholeContent(operand)).items.flatMap { item -> [String] in
            if case .record(let record) = item.value {
                let known = ["Email Addresses", "Email Address", "Phone Numbers", "Phone Number"]
                    .compactMap { record.properties[$0]?.first }
                if let first = known.first { return [context.coercion.text(first)] }
            }
            return context.coercion.text(item).split { $0.isNewline || $0 == "," }
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
    }

    /// `{WFSerializationType: WFContactFieldValue, Value: {WFContactFieldValues: […]}}`.
    private static func addresses(in record: ShortcutDictionary) -> [String] {
        let values = (record.dictionary("Value") ?? record).array("WFContactFieldValues") ?? []
        return values.compactMap { address(in: $0.content) }
    }

    private static func address(in value: PropertyListNode.Content) -> String? {
        switch value {
        case .string(let text): return text
        case .dictionary(let entries):
            let contact = ShortcutDictionary(entries: entries)
            return written(in: contact.dictionary("SerializedEntry") ?? contact)
                ?? contact.string("WFContactFormattedName")
        default: return nil
        }
    }

    private static func written(in entry: ShortcutDictionary) -> String? {
        for key in ["link.contentkit.emailaddress", "link.contentkit.phonenumber"] {
            if let text = entry.string(key) { return text }
        }
        for entry in entry.entries {
            let text: String? =
                switch entry.value.content {
                case .string(let text): text
                case .data(let data): String(validating: data, as: UTF8.self)
                default: nil
                }
            // A contact's card has both, and more.
            if let text, text.utf8.count < 65_536 {
                if let address = TextDetector.emailAddresses(in: text).first { return address }
                if let number = TextDetector.phoneNumbers(in: text).first { return number }
            }
        }
        return nil
    }
}
