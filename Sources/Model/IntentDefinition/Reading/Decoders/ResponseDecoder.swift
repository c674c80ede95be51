// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads `INIntentResponse`.
struct ResponseDecoder {
    let scope: DeclarationScope

    static let keys = KeyTable(
        "a response",
        [
            "INIntentResponseCodes": .list,
            "INIntentResponseLastParameterTag": .integer,
            "INIntentResponseOutput": .text,
            "INIntentResponseParameters": .list,
        ])

    func decode(_ fields: Fields) -> ResponseDeclaration {
        let properties = PropertyDecoder(.response, scope: scope)
            .decode(fields.list("INIntentResponseParameters", keys: PropertyDecoder.Owner.response.keys))
        let names = Set(properties.map(\.name))
        let codes = ResponseCodeDecoder(names: names).decode(
            fields.list("INIntentResponseCodes", keys: ResponseCodeDecoder.keys))
        checkStandardCodes(codes, fields)
        let output = fields.string("INIntentResponseOutput").flatMap { $0.isEmpty ? nil : $0 }
        if let output, !names.contains(output) {
            fields.findings.warning(
                at: fields.place(of: "INIntentResponseOutput"),
                "the output '\(output.shortened)' is no property of the response",
                mend: NearestName(among: names.sorted()).find(output).map { "write '\($0)'" } ?? "name a property")
        }
        return ResponseDeclaration(codes: codes, properties: properties, outputProperty: output)
    }

    private func checkStandardCodes(_ codes: [ResponseCodeDeclaration], _ fields: Fields) {
        guard fields.has("INIntentResponseCodes") else {
            fields.findings.error(
                at: fields.place, "the response has no 'INIntentResponseCodes'",
                mend: "add it with the codes 'success' and 'failure'")
            return
        }
        guard case .array = fields.value("INIntentResponseCodes") else { return }
        for name in ["success", "failure"] where !codes.contains(where: { $0.name == name }) {
            fields.findings.error(
                at: fields.place(of: "INIntentResponseCodes"), "the response has no code '\(name)'",
                mend: "add a <dict> with 'INIntentResponseCodeName' = '\(name)'")
        }
    }
}
