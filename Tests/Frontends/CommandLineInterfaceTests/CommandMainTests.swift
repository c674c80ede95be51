// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import CommandLineInterface

private func call(_ path: String..., arguments: [String: [String]] = [:]) -> CommandCall {
    var parsed = ParsedArguments()
    for (label, words) in arguments { parsed[label] = words }
    return CommandCall(path: path, arguments: parsed)
}

private let restart = "end 'beckon serve' and start it again with this beckon"

@Suite("A command line")
struct CommandMainTests {
    private func run(_ line: String...) async -> (code: ExitCode, output: String, errors: String) {
        let script = ScriptedTerminal()
        let code = await Parlour.program.main(line, on: script.terminal())
        return (code, script.output, script.errors)
    }

    @Test(
        "is read into the types its command declares",
        arguments: [
            (["greet", "Ada"], "Ada|1|plain||false|nowhere\n"),
            (["greet", "Ada", "--times", "3"], "Ada|3|plain||false|nowhere\n"),
            (["greet", "--times=3", "Ada"], "Ada|3|plain||false|nowhere\n"),
            (["greet", "Ada", "--mood", "solemn", "--loud"], "Ada|1|solemn||true|nowhere\n"),
            (["greet", "Ada", "--gift", "tea", "--gift=a=b", "--gift="], "Ada|1|plain|tea+a=b+|false|nowhere\n"),
            (["greet", "-g", "tea", "Ada", "--gift", "b", "-g=c"], "Ada|1|plain|tea+b+c|false|nowhere\n"),
            (["--home", "/h", "greet", "Ada"], "Ada|1|plain||false|/h\n"),
            (["greet", "Ada", "--home", "/h"], "Ada|1|plain||false|/h\n"),
            (["greet", "--", "--loud"], "--loud|1|plain||false|nowhere\n"),
            (["greet", "-"], "-|1|plain||false|nowhere\n"),
            (["greet", "-5", "--times", "-2"], "-5|-2|plain||false|nowhere\n"),
            (["guest", "seat", "--book", "b", "Ada", "Bo", "hall"], "Ada+Bo@hall\n"),
        ])
    func values(line: [String], output: String) async {
        let script = ScriptedTerminal()
        #expect(await Parlour.program.main(line, on: script.terminal()) == .success)
        #expect(script.output == output)
        #expect(script.errors.isEmpty)
    }

    @Test(
        "that cannot be read names the thing and the remedy, and does nothing",
        arguments: [
            (["gret", "Ada"], "unknown command 'gret'; did you mean 'greet'?"),
            (["dance"], "unknown command 'dance'; use 'greet', 'guest', 'fail', 'wait'"),
            (["help", "gest"], "unknown command 'gest'; did you mean 'guest'?"),
            (["greet", "Ada", "--tims", "3"], "unknown option '--tims'; did you mean '--times'?"),
            (["greet", "Ada", "--book", "b"], "unknown option '--book'; did you mean '--mood'?"),
            (["greet"], "NAME is missing; add 'NAME', whom to greet"),
            (["greet", "Ada", "Bo"], "unexpected argument 'Bo'; remove it, or put quotes around text with spaces"),
            (["greet", "Ada", "--times"], "--times has no value; write '--times N'"),
            (
                ["greet", "Ada", "--times", "x"],
                "'x' is not valid for --times; write a whole number of at most 15 digits"
            ),
            (
                ["greet", "Ada", "--times", "-9223372036854775808"],
                "'-9223372036854775808' is not valid for --times; write a whole number of at most 15 digits"
            ),
            (["greet", "Ada", "--mood", "sad"], "'sad' is not valid for --mood; write one of 'merry', 'solemn'"),
            (["greet", "Ada", "--times", "1", "--times", "2"], "--times is given twice; keep one of them"),
            (["greet", "Ada", "--loud=no"], "--loud takes no value; write '--loud' alone"),
            (["guest", "seat", "Ada", "--book", "b"], "GUEST is missing; add 'GUEST…', who comes"),
            (["guest", "seat", "Ada", "h"], "--book is missing; add '--book FILE', where they are written down"),
            (["--home", "/h"], "no command is named; use 'greet', 'guest', 'fail', 'wait'"),
        ])
    func usage(line: [String], message: String) async {
        let script = ScriptedTerminal()
        let code = await Parlour.program.main(line, on: script.terminal())
        #expect(code == .usage)
        #expect(script.output.isEmpty)
        #expect(script.errors.hasPrefix("error: \(message)\nRun 'parlour"))
        #expect(script.errors.hasSuffix("--help' for its arguments and options.\n"))
    }

    @Test(
        "asks for the version",
        arguments: [["--version"], ["-V"], ["version"], ["greet", "Ada", "--version"]])
    func version(line: [String]) async {
        let script = ScriptedTerminal()
        #expect(await Parlour.program.main(line, on: script.terminal()) == .success)
        #expect(script.output == "parlour 1.2\n")
    }

    @Test(
        "asks for the version as JSON",
        arguments: [["--version", "--json"], ["--json", "-V"], ["version", "--json"]])
    func versionObject(line: [String]) async {
        let script = ScriptedTerminal()
        var program = Parlour.program
        program.arguments.append(Parlour.json)
        #expect(await program.main(line, on: script.terminal()) == .success)
        #expect(script.output == #"{"name":"parlour","version":"1.2"}"# + "\n")
    }

    @Test(
        "the commit is what the build has written next to the program, and nothing else",
        arguments: [
            ("c6654b49\n", "c6654b49"), ("v0.1.0-3-gc6654b49-dirty", "v0.1.0-3-gc6654b49-dirty"), ("", nil),
            ("\u{1B}[31m", nil),
        ])
    func commit(content: String, commit: String?) throws {
        let folder = try TemporaryFolder()
        #expect(BuiltCommit.read(in: folder.url) == nil)
        try Data(content.utf8).write(to: folder.url.appending(path: "commit"))
        #expect(BuiltCommit.read(in: folder.url) == commit)
    }

    @Test("that names one of many commands wrongly is not answered with all of them")
    func manyNames() async {
        let script = ScriptedTerminal()
        let commands = (1...9).map { number in Command("dish\(number)", "is one") { _, _ in .success } }
        let program = Command("menu", "has dishes", has: commands)
        #expect(await program.main(["wine"], on: script.terminal()) == .usage)
        #expect(
            script.errors == """
                error: unknown command 'wine'; run 'menu --help' for a list of the 9 commands

                """)
    }

    @Test(
        "that was interrupted ends so, whatever its command says", arguments: [["wait"], ["wait", "--json"]])
    func interrupted(line: [String]) async {
        let script = ScriptedTerminal()
        let (begun, beginning) = AsyncStream<Void>.makeStream()
        var terminal = script.terminal()
        terminal.output = TextStream { _ in beginning.yield() }
        let task = Task { [terminal] in await Parlour.program.main(line, on: terminal) }
        for await _ in begun { break }
        task.cancel()
        #expect(await task.value == .interrupted)
        #expect(script.errors == "Interrupted.\n")
    }

    @Test(
        "whose result could not be written is no success",
        arguments: [
            (WriteFailure.readerGone, ExitCode.readerGone, ""),
            (
                .refused(reason: "No space left on device"), .failure,
                "error: cannot write the result to "
                    + "standard output: No space left on device; free some space or write to another place\n"
            ),
        ])
    func unwritten(failure: WriteFailure, code: ExitCode, errors: String) async {
        for line in [["greet", "Ada"], ["--help"], ["--version"]] {
            let script = ScriptedTerminal()
            var terminal = script.terminal()
            terminal.output = TextStream(failure: { failure }) { _ in }
            #expect(await Parlour.program.main(line, on: terminal) == code)
            #expect(script.errors == errors)
        }
    }

    @Test("points at the help of the command it got to")
    func pointer() async {
        #expect(await run("guest", "seat").errors.contains("Run 'parlour guest seat --help'"))
    }

    @Test("whose command throws says so and fails")
    func failure() async {
        let result = await run("fail")
        #expect(result.code == .failure)
        #expect(result.errors == "error: the tea is cold; warm it\n")
    }

    @Test("that can be read, and names what is missing, is not pointed at the help")
    func absent() async {
        let script = ScriptedTerminal()
        let command = Command("seek", "looks for a guest") { _, _ in
            throw UsageError("there is no guest 'Bo'", remedy: "did you mean 'Bob'?")
        }
        #expect(await command.main([], on: script.terminal()) == .usage)
        #expect(script.errors == "error: there is no guest 'Bo'; did you mean 'Bob'?\n")
    }

    @Test(
        "that came parsed is checked before it runs",
        arguments: [
            (call("dance"), "the running daemon has no command 'dance'; \(restart)"),
            (call("guest"), "the running daemon has no command 'guest'; \(restart)"),
            (call("greet", "Ada"), "the running daemon has no command 'greet Ada'; \(restart)"),
            (call(), "the running daemon has no command ''; \(restart)"),
            (call("greet"), "NAME is missing; add 'NAME', whom to greet"),
            (
                call("greet", arguments: ["NAME": ["Ada"], "--times": ["x"]]),
                "'x' is not valid for --times; write a whole number of at most 15 digits"
            ),
        ])
    func checked(call: CommandCall, reason: String) async {
        let script = ScriptedTerminal()
        #expect(await Parlour.program.perform(call, on: script.terminal()) == .usage)
        #expect(script.errors == "error: \(reason)\n")
        #expect(script.output.isEmpty)
    }

    @Test("does the same after it was sent to a daemon")
    func sent() async throws {
        let script = ScriptedTerminal()
        let words = ["guest", "seat", "--book", "b", "Ada", "Bo", "hall", "--home", "/h"]
        guard case .call(let call) = Parlour.program.read(words, on: script.terminal()) else {
            Issue.record("not read: \(script.errors)")
            return
        }
        let copy = try JSONDecoder().decode(CommandCall.self, from: JSONEncoder().encode(call))
        #expect(await Parlour.program.perform(copy, on: script.terminal()) == .success)
        #expect(script.output == "Ada+Bo@hall\n")
    }

    @Test("hands its command's own exit code to the shell")
    func ownCode() async {
        #expect(await run("guest", "seat", "Ada", "h", "--book", "burnt").code == .failure)
    }
}
