// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Runs a script of the shell and gives what it writes.
struct ShellScriptAction: EffectAction {
    static let reaches: Set<ActionReach> = [.scripts]
    static let definition = ActionDefinition(
        "runshellscript", "Run Shell Script",
        [
            .text("Script"), ParameterDefinition("Input", "any content"), .text("Shell"),
            .choice("InputMode", ["to stdin", "as arguments"]), .flag("RunAsRoot"),
        ], state: .partial("scripts never run as administrator"))

    private let script: Operand
    private let input: Operand
    private let shell: Operand?
    private let mode: ChosenValue
    private let isForRoot: Operand?

    init(_ parameters: inout ParameterReader) {
        script = parameters.operand("Script") ?? parameters.operand("WFShellScript") ?? .constant(.text(""))
        input = parameters.input("Input", "WFInput")
        shell = parameters.operand("Shell")
        mode = parameters.choice("InputMode")
        isForRoot = parameters.operand("RunAsRoot")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        guard !context.flag(isForRoot, default: false) else {
            throw ShortcutFailure(
                "the script asks to run as administrator, which shortcuts may not do",
                remedy: "turn that off; the script can ask for what it needs")
        }
        let request = ScriptRequest(
            context.text(script), at: .here(interpreter: context.text(shell, default: "/bin/zsh")),
            input: context.wholeContent(input),
            inputAsArguments: try mode.value(in: context) == "as arguments")
        return .needs(.runScript(request))
    }
}
