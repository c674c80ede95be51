// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads why values are refused, `INIntentParameterUnsupportedReasons`.
struct UnsupportedReasonDecoder {
    /// The parameters of the intent.
    let names: Set<String>

    static let keys = KeyTable(
        "an unsupported reason",
        [
            "INIntentParameterUnsupportedReasonCode": .text,
            "INIntentParameterUnsupportedReasonCustom": .flag,
            "INIntentParameterUnsupportedReasonDefault": .flag,
            "INIntentParameterUnsupportedReasonFormatString": .text,
            "INIntentParameterUnsupportedReasonFormatStringID": .text,
        ])

    func decode(_ list: [Fields]) -> [UnsupportedReasonDeclaration] {
        guard let findings = list.first?.findings else { return [] }
        var codes = NameRegister("unsupported reason", findings: findings)
        return list.compactMap { fields in
            let key = "INIntentParameterUnsupportedReasonCode"
            let mend = "add it, such as 'soldOut'"
            guard let code = fields.required(key, of: "an unsupported reason", mend: mend),
                codes.claim(code, at: fields.place(of: key))
            else { return nil }
            let text = fields.text("INIntentParameterUnsupportedReasonFormatString")
            PlaceholderCheck(names: names, also: ["count", "displayName", "minimumValue", "maximumValue"]).check(
                text, at: fields.place(of: "INIntentParameterUnsupportedReasonFormatString"), findings)
            return UnsupportedReasonDeclaration(
                code: code, isDefault: fields.flag("INIntentParameterUnsupportedReasonDefault"), text: text)
        }
    }
}
