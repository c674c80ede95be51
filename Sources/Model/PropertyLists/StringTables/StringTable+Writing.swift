// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension StringTable {
    /// The table as a `.strings` file; nil if it has no such texts.
    package func stringsFile() -> Data? {
        guard !strings.isEmpty else { return nil }
        return BinaryPropertyListWriter.data(of: .dictionary(strings.mapValues(PropertyListNode.string)))
    }

    /// The texts that depend on numbers as a `.stringsdict` file; nil if there are none.
    package func stringsdictFile() -> Data? {
        guard !plurals.isEmpty else { return nil }
        return BinaryPropertyListWriter.data(of: .dictionary(plurals.mapValues(\.node)))
    }
}

extension StringTable.Plural {
    fileprivate var node: PropertyListNode {
        var fields = variables.mapValues { forms in
            var fields = forms.mapValues(PropertyListNode.string)
            fields["NSStringFormatSpecTypeKey"] = .string("NSStringPluralRuleType")
            fields["NSStringFormatValueTypeKey"] = .string(Self.valueType(of: forms))
            return PropertyListNode.dictionary(fields)
        }
        fields["NSStringLocalizedFormatKey"] = .string(format)
        return .dictionary(fields)
    }

    /// The kind of number that the words have a place for.
    private static func valueType(of forms: [String: String]) -> String {
        let places = forms.sorted { $0.key < $1.key }.compactMap {
            $0.value.firstMatch(of: /%(?:\d+\$)?((?:hh|h|ll|l|q|z|t|j)?[diufgx])/)
        }
        return places.first.map { String($0.output.1) } ?? "lld"
    }
}

extension PropertyListNode {
    fileprivate static func string(_ text: String) -> PropertyListNode {
        PropertyListNode(content: .string(text), location: PropertyListLocation())
    }

    /// In the order of the keys, so that the same table gives the same bytes.
    fileprivate static func dictionary(_ values: [String: PropertyListNode]) -> PropertyListNode {
        let entries = values.sorted { $0.key < $1.key }.map {
            Entry(key: $0.key, keyLocation: PropertyListLocation(), value: $0.value)
        }
        return PropertyListNode(content: .dictionary(entries), location: PropertyListLocation())
    }
}
