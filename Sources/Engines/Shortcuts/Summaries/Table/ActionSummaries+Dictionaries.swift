// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of dictionaries.
    static let dictionaries = ActionSummaries(
        .dictionaries,
        [
            .init("detect.dictionary", "Get the dictionary in {WFInput}", output: "Dictionary"),
            .init("dictionary", "Dictionary {WFItems}"),
            .init(
                "getvalueforkey",
                """
                Get [WFGetDictionaryValueType=Value:the value for \
                {WFDictionaryKey}][WFGetDictionaryValueType=All Keys:all keys][WFGetDictionaryValueType=All \
                Values:all values] in {WFInput}
                """, output: "Dictionary Value"),
            .init(
                "setvalueforkey",
                "Set {WFDictionaryKey} to {WFDictionaryValue} in {WFDictionary}", output: "Dictionary"),
        ],
        parameters: [
            .init("WFDictionary", "Dictionary", also: ["WFInput"], options: .input),
            .init("WFDictionaryKey", "Key", when: "WFGetDictionaryValueType=Value"),
            .init("WFDictionaryValue", "Value"),
            .init("WFGetDictionaryValueType", "Get", standard: "Value"),
        ])
}
