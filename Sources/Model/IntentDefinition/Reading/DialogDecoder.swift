// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Decodes one entry of `INIntentParameterPromptDialogs`.
struct DialogDecoder {
    func decode(_ fields: Fields) -> DialogDeclaration? {
        defer { fields.finish() }
        let dialog = PrefixedFields(fields, prefix: "INIntentParameterPromptDialog")
        let isCustom = dialog.flag("Custom")
        let text = dialog.text("FormatString")
        guard let kindName = dialog.requiredString("Type", of: "a dialog", example: "Primary") else { return nil }
        guard let kind = DialogDeclaration.Kind(rawValue: kindName) else {
            let known = DialogDeclaration.Kind.allCases.map(\.rawValue)
            let meant = Spelling.nearest(to: kindName, in: known, within: 4)
            fields.findings.warning(
                at: dialog.place(of: "Type"),
                "'\(SwiftIdentifier.shown(kindName))' is no kind of dialog; the dialog is not used",
                mend: meant.map { "write \($0)" } ?? "use one of: \(known.joined(separator: ", "))")
            return nil
        }
        return DialogDeclaration(kind, isCustom: isCustom, text: text)
    }
}
