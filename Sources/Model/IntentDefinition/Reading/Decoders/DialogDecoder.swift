// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the sentences of a parameter, `INIntentParameterPromptDialogs`.
struct DialogDecoder {
    /// The parameters of the intent.
    let names: Set<String>

    static let keys = KeyTable(
        "a dialog",
        [
            "INIntentParameterPromptDialogCustom": .flag,
            "INIntentParameterPromptDialogFormatString": .text,
            "INIntentParameterPromptDialogFormatStringID": .text,
            "INIntentParameterPromptDialogType": .text,
        ])

    func decode(_ list: [Fields]) -> [DialogDeclaration] {
        list.compactMap { fields in
            let key = "INIntentParameterPromptDialogType"
            guard let kind = fields.choice(key, of: "a dialog", among: DialogDeclaration.Kind.allCases) else {
                return nil
            }
            let text = fields.text("INIntentParameterPromptDialogFormatString")
            PlaceholderCheck(names: names, also: ["count"]).check(
                text, at: fields.place(of: "INIntentParameterPromptDialogFormatString"), fields.findings)
            return DialogDeclaration(
                kind, isCustom: fields.flag("INIntentParameterPromptDialogCustom"), text: text)
        }
    }
}
