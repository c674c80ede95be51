// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import ShortcutRunner
package import Shortcuts

/// Runs scripts with the person's rights, after they allowed it.
package struct ScriptPerformer: EffectPerformer {
    /// Asks the person about a script, of which all is shown, and what it is given.
    package typealias Allowing = @Sendable (_ script: String, _ input: String) async -> Bool

    /// What the kernel takes as one argument, in bytes, and as all of them.
    private static let longestArgument = 131_071
    private static let longestArguments = 1 << 20
    private static let outputLimit = 16 << 20

    private let environment: [String: String]
    private let tools: MachineTools
    private let directory: String
    private let coercion: Coercion
    private let timeout: Duration
    private let allows: Allowing

    /// - Parameters:
    ///   - environment: The variables of anyone who runs the shortcut.
    ///   - directory: Where scripts begin.
    package init(
        environment: [String: String], directory: String, coercion: Coercion, timeout: Duration = .seconds(600),
        allows: @escaping Allowing
    ) {
        self.environment = environment
        self.directory = directory
        self.coercion = coercion
        self.timeout = timeout
        self.allows = allows
        tools = MachineTools(environment: environment)
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .runScript(let request) = effect else { return nil }
        let words = try command(for: request)
        guard await allows(Self.shown(request), given(to: request)) else {
            if Task.isCancelled { throw .cancelled }
            throw ShortcutFailure("the script was not allowed", remedy: "answer ‘Allow Once’ when you are asked")
        }
        return .content(.text(try await output(of: words, request)))
    }

    /// All that is run, and where: what one allows here is not allowed there.
    private static func shown(_ request: ScriptRequest) -> String {
        switch request.place {
        case .here(let interpreter): "# \((interpreter as NSString).lastPathComponent)\n\(request.script)"
        case .host(let name, let port, let user, _):
            "# ssh -p \(port) \(user.isEmpty ? "" : "\(user)@")\(name)\n\(request.script)"
        }
    }

    /// Its arguments, one a line, or what is on its standard input.
    private func given(to request: ScriptRequest) -> String {
        guard request.inputAsArguments else { return coercion.text(request.input) }
        return request.input.items.map { coercion.text($0) }.joined(separator: "\n")
    }

    /// The words of the command, its program by an absolute path.
    private func command(for request: ScriptRequest) throws(ShortcutFailure) -> [String] {
        let arguments = request.inputAsArguments ? request.input.items.map { coercion.text($0) } : []
        let words: [String]
        switch request.place {
        case .here(let written):
            let interpreter = try ScriptInterpreter(written, tools)
            words = [interpreter.path] + interpreter.arguments(script: request.script, arguments)
        case .host(let name, let port, let user, let password):
            words = try RemoteScript(host: name, port: port, user: user, password: password)
                .words(script: request.script, tools)
        }
        try Self.check(words)
        return words
    }

    private static func check(_ words: [String]) throws(ShortcutFailure) {
        guard words.allSatisfy({ $0.utf8.count <= longestArgument }),
            words.reduce(0, { $0 + $1.utf8.count }) <= longestArguments
        else {
            throw ShortcutFailure(
                "the script or its arguments are longer than \(longestArgument) bytes",
                remedy: "pass input on standard input", kind: .tooMuch)
        }
        guard !words.contains(where: { $0.utf8.contains(0) }) else {
            throw ShortcutFailure(
                "the script or its arguments have a zero byte in them", remedy: "remove it, or use standard input")
        }
    }

    private func output(of words: [String], _ request: ScriptRequest) async throws(ShortcutFailure) -> String {
        var process = Subprocess(words[0], environment: environment, directory: directory, timeout: timeout)
        process.arguments = Array(words.dropFirst())
        process.outputLimit = Self.outputLimit
        if !request.inputAsArguments { process.input = Data(coercion.text(request.input).utf8) }
        let output: SubprocessOutput
        do throws(SubprocessError) {
            output = try await process.run()
        } catch {
            if case .cancelled = error { throw .cancelled }
            throw ShortcutFailure("the script did not finish: \(error)", remedy: "try it in a terminal")
        }
        guard output.termination.isSuccess else {
            let tail = output.errorText.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " ")
            throw ShortcutFailure(
                "the script \(output.termination.cause): \(String(tail.suffix(500)))", remedy: "try it in a terminal")
        }
        let text = output.text
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
