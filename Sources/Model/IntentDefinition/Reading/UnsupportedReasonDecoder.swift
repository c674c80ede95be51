// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Decodes one entry of `INIntentParameterUnsupportedReasons`.
struct UnsupportedReasonDecoder {
    func decode(_ fields: Fields) -> UnsupportedReasonDeclaration? {
        defer { fields.finish() }
        let reason = PrefixedFields(fields, prefix: "INIntentParameterUnsupportedReason")
        let isDefault = reason.flag("Default")
        let isCustom = reason.flag("Custom")
        let text = reason.text("FormatString")
        guard let code = reason.requiredString("Code", of: "a reason", example: "outOfStock") else { return nil }
        return UnsupportedReasonDeclaration(code: code, isDefault: isDefault && !isCustom, text: text)
    }
}
