// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the answers of an intent, `INIntentResponseCodes`.
struct ResponseCodeDecoder {
    /// The properties of the response.
    let names: Set<String>

    static let keys = KeyTable(
        "a response code",
        [
            "INIntentResponseCodeConciseFormatString": .text,
            "INIntentResponseCodeConciseFormatStringID": .text,
            "INIntentResponseCodeFormatString": .text,
            "INIntentResponseCodeFormatStringID": .text,
            "INIntentResponseCodeName": .text,
            "INIntentResponseCodeSuccess": .flag,
        ])

    /// Codes that every response has beside `success` and `failure`.
    private static let builtIn: Set<String> = [
        "unspecified", "ready", "continueInApp", "inProgress", "failureRequiringAppLaunch",
    ]

    func decode(_ list: [Fields]) -> [ResponseCodeDeclaration] {
        guard let findings = list.first?.findings else { return [] }
        var codes = NameRegister("response code", findings: findings)
        return list.compactMap { fields in
            let key = "INIntentResponseCodeName"
            let mend = "add it, such as 'success'"
            guard let name = fields.required(key, of: "a response code", mend: mend),
                codes.claim(name, at: fields.place(of: key))
            else { return nil }
            if Self.builtIn.contains(name) {
                findings.error(
                    at: fields.place(of: key), "every response has the code '\(name)' already",
                    mend: "give the code another name")
            }
            return ResponseCodeDeclaration(
                name: name, isSuccess: fields.flag("INIntentResponseCodeSuccess"),
                spoken: text("INIntentResponseCodeFormatString", fields),
                printed: text("INIntentResponseCodeConciseFormatString", fields))
        }
    }

    private func text(_ key: String, _ fields: Fields) -> LocalizableText? {
        let text = fields.text(key)
        PlaceholderCheck(names: names).check(text, at: fields.place(of: key), fields.findings)
        return text
    }
}
