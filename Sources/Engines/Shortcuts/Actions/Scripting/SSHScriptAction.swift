// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Runs a script on another machine and gives what it writes.
struct SSHScriptAction: EffectAction {
    static let reaches: Set<ActionReach> = [.scripts]
    static let definition = ActionDefinition(
        "runsshscript", "Run Script over SSH",
        [
            .text("WFSSHHost"), .text("WFSSHPort"), .text("WFSSHUser"),
            .choice("WFSSHAuthenticationType", ["Password", "SSH Key"]), .text("WFSSHPassword"),
            .text("WFSSHScript"), .input,
        ], state: .partial("uses your own SSH keys, not Apple's"))

    private static let standardPort = 22.0

    private let host: Operand?
    private let port: Operand?
    private let user: Operand?
    private let authentication: ChosenValue
    private let password: Operand?
    private let script: Operand
    private let input: Operand

    init(_ parameters: inout ParameterReader) {
        host = parameters.operand("WFSSHHost")
        port = parameters.operand("WFSSHPort")
        user = parameters.operand("WFSSHUser")
        authentication = parameters.choice("WFSSHAuthenticationType")
        password = parameters.operand("WFSSHPassword")
        script = parameters.operand("WFSSHScript") ?? .constant(.text(""))
        input = parameters.input()
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let host = context.text(host, default: "")
        guard !host.isEmpty else {
            throw ShortcutFailure("no machine is given", remedy: "give the machine's name or address")
        }
        let port = Int(min(max(context.number(port, default: Self.standardPort), 0), 1e6))
        guard (1...65_535).contains(port) else {
            throw ShortcutFailure("\(port) is not a port", remedy: "use a port from 1 to 65535, usually 22")
        }
        let password = context.text(password, default: "")
        let usesKey = try authentication.value(in: context) != "Password"
        let place = ScriptRequest.Place.host(
            name: host, port: port, user: context.text(user, default: ""),
            password: usesKey || password.isEmpty ? nil : password)
        return .needs(.runScript(ScriptRequest(context.text(script), at: place, input: context.wholeContent(input))))
    }
}
