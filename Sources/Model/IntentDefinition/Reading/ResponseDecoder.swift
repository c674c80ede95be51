// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Decodes `INIntentResponse` of a custom intent.
struct ResponseDecoder {
    /// The intent's name, for messages.
    let intent: String

    func decode(_ fields: Fields) -> ResponseDeclaration {
        defer { fields.finish() }
        let response = fields.prefixed("INIntentResponse")
        fields.ignore("INIntentResponseLastParameterTag")
        let properties = properties(of: fields)
        let names = Set(properties.map(\.name)).union(unreadNames(of: fields))
        let codes = codes(of: fields, properties: names)
        let output = response.string("Output").flatMap { $0.isEmpty ? nil : $0 }
        if let output, !names.contains(output) {
            fields.findings.warning(
                at: response.place(of: "Output"),
                "the output '\(SwiftIdentifier.shown(output))' is not a property of the response",
                remedy: Spelling.nearest(to: output, in: names, within: 3).map { "write \($0)" } ?? "remove it")
        }
        return ResponseDeclaration(codes: codes, properties: properties, outputProperty: output)
    }

    private func properties(of fields: Fields) -> [PropertyDeclaration] {
        let owner: Sentence = "the response of '\(intent)'"
        var names = DeclaredNames(of: "response property", beside: .response)
        let keys = ["INIntentResponseParameters", "INIntentResponseProperties"].filter { fields.has($0) }
        let all = keys.flatMap { fields.dictionaries($0, of: "a property of \(owner)") }
        let properties = all.enumerated().compactMap { index, fields in
            let decoder = PropertyDecoder(owner: owner, position: index + 1)
            let property = decoder.decode(responseProperty: fields)
            if let property { names.declare(property.name, at: fields.location, fields.findings) }
            return property
        }
        return DisplayOrder.sorted(properties, by: \.displayPriority)
    }

    /// The names also of properties that could not be read, so that one mistake is reported once.
    private func unreadNames(of fields: Fields) -> [String] {
        let names =
            fields.names("INIntentResponseParameters", under: "INIntentResponseParameterName")
            + fields.names("INIntentResponseProperties", under: "INIntentResponsePropertyName")
        return names.map(\.text)
    }

    private func codes(of fields: Fields, properties: Set<String>) -> [ResponseCodeDeclaration] {
        var names = DeclaredNames(of: "response code")
        let all = fields.dictionaries("INIntentResponseCodes", of: "a response code")
        let codes = all.compactMap { decode(code: $0, properties: properties, &names) }
        // It is unknown which code one without a readable name is meant to be.
        guard codes.count == fields.count("INIntentResponseCodes") else { return codes }
        let place = fields.place(of: "INIntentResponseCodes")
        for required in ["success", "failure"] where !names.all.contains(required) {
            fields.findings.error(
                at: place, "the response of '\(intent)' has no code '\(required)'",
                remedy: "add a dictionary with INIntentResponseCodeName '\(required)' to INIntentResponseCodes")
        }
        return codes
    }

    private func decode(
        code fields: Fields, properties: Set<String>, _ names: inout DeclaredNames
    ) -> ResponseCodeDeclaration? {
        defer { fields.finish() }
        let code = fields.prefixed("INIntentResponseCode")
        let isSuccess = code.flag("Success")
        let spoken = code.text("FormatString")
        let printed = code.text("ConciseFormatString")
        Placeholders.check(spoken, at: code.place(of: "FormatString"), against: properties, fields.findings)
        Placeholders.check(printed, at: code.place(of: "ConciseFormatString"), against: properties, fields.findings)
        guard let name = code.requiredString("Name", of: "a response code", example: "success") else { return nil }
        names.declare(name, at: code.place(of: "Name"), fields.findings)
        return ResponseCodeDeclaration(name: name, isSuccess: isSuccess, spoken: spoken, printed: printed)
    }
}
