// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Sends a request to a web server and gives what it answers.
struct DownloadURLAction: EffectAction {
    static let reaches: Set<ActionReach> = [.network]
    static let definition = ActionDefinition(
        "downloadurl", "Get Contents of URL",
        [
            .text("WFURL"), .choice("WFHTTPMethod", ["GET", "POST", "PUT", "PATCH", "DELETE"]),
            ParameterDefinition("WFHTTPHeaders", "dictionary"),
            .choice("WFHTTPBodyType", ["JSON", "Form", "File"]), ParameterDefinition("WFJSONValues", "dictionary"),
            ParameterDefinition("WFFormValues", "dictionary"), ParameterDefinition("WFRequestVariable", "any content"),
            .flag("ShowHeaders"), .flag("Advanced"),
        ])

    private let url: Operand
    private let method: ChosenValue
    private let headers: Operand?
    private let bodyType: ChosenValue
    private let json: Operand?
    private let form: Operand?
    private let file: Operand?

    init(_ parameters: inout ParameterReader) {
        url = parameters.input("WFURL", "WFInput")
        method = parameters.choice("WFHTTPMethod")
        headers = parameters.operand("WFHTTPHeaders")
        bodyType = parameters.choice("WFHTTPBodyType")
        json = parameters.operand("WFJSONValues")
        form = parameters.operand("WFFormValues")
        file = parameters.operand("WFRequestVariable")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let addresses = try WebAddress.all(in: context.wholeContent(url), context.coercion)
        let method = try method.value(in: context)
        let headers = context.dictionary(headers).entries.map {
            WebRequest.Header(name: $0.key, value: context.text(of: $0.value))
        }
        let body = method == "GET" ? .none : try body(context)
        return .each(addresses.map { .fetch(WebRequest($0, method: method, headers: headers, body: body)) })
    }

    private func body(_ context: RunContext) throws(ShortcutFailure) -> WebRequest.Body {
        switch try bodyType.value(in: context) {
        case "Form": return .form(context.dictionary(form))
        case "File":
            let item = file.flatMap { context.wholeContent($0).first }
            return item.map { .file(context.coercion.file($0)) } ?? .none
        default: return json == nil ? .none : .json(context.dictionary(json))
        }
    }
}
