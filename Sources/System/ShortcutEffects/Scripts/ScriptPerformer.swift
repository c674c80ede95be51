// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import ShortcutRunner
package import Shortcuts

/// Runs scripts with the person's rights, after they allowed it.
package struct ScriptPerformer: EffectPerformer {
    /// Asks the person about a script, of which all is shown.
    package typealias Allowing = @Sendable (_ script: String) async -> Bool

    private let environment: [String: String]
    private let tools: MachineTools
    private let directory: String
    private let coercion: Coercion
    private let timeout: Duration
    private let allows: Allowing

    /// - Parameters:
    ///   - environment: The variables of whoever runs the shortcut.
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

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .runScript(let request) = effect else { return nil }
        do throws(ShortcutFailure) {
            let words = try command(for: request)
            guard await allows(Self.shown(request)) else {
                throw ShortcutFailure("the script was not allowed", remedy: "allow it when you are asked")
            }
            return .content(.text(try await output(of: words, request)))
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    /// The words of the command, its program by an absolute path.
    private func command(for request: ScriptRequest) throws(ShortcutFailure) -> [String] {
        let arguments = request.inputAsArguments ? request.input.items.map { coercion.text($0) } : []
        switch request.place {
        case .here(let interpreter):
            return [try shell(like: interpreter), "-c", request.script, "script"] + arguments
        case .host(let name, let port, let user, let password):
            guard password?.isEmpty ?? true else {
                throw ShortcutFailure(
                    "a password is not handed to a machine from here", remedy: "let the machine know your SSH key")
            }
            guard Self.isPlain(name), Self.isPlain(user), (1...65_535).contains(port) else {
                throw ShortcutFailure("‘\(user)@\(name)’ is no machine", remedy: "check its name, user and port")
            }
            guard let ssh = tools.path(of: "ssh") else {
                throw ShortcutFailure(
                    "this machine has no program for that", remedy: "install the package openssh-client", kind: .missing)
            }
            return [ssh, "-o", "BatchMode=yes", "-p", "\(port)", "--", "\(user)@\(name)", request.script]
        }
    }

    /// The shell of that name, else one that reads nearly the same.
    private func shell(like interpreter: String) throws(ShortcutFailure) -> String {
        let wanted = (interpreter as NSString).lastPathComponent
        for name in [wanted, "bash", "sh"] {
            if let path = tools.path(of: name) { return path }
        }
        throw ShortcutFailure("there is no shell ‘\(wanted)’", remedy: "install the package \(wanted)", kind: .missing)
    }

    /// Names that no program takes for an option, or a shell for more.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("-") && name.utf8.count <= 253
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-:".contains($0)) }
    }

    private static func shown(_ request: ScriptRequest) -> String {
        switch request.place {
        case .here: request.script
        case .host(let name, _, let user, _): "\(user)@\(name):\n\(request.script)"
        }
    }

    private func output(of words: [String], _ request: ScriptRequest) async throws(ShortcutFailure) -> String {
        var process = Subprocess(words[0], environment: environment, directory: directory, timeout: timeout)
        process.arguments = Array(words.dropFirst())
        process.outputLimit = 16 << 20
        if !request.inputAsArguments { process.input = Data(coercion.text(request.input).utf8) }
        let output: SubprocessOutput
        do throws(SubprocessError) {
            output = try await process.run()
        } catch {
            if Task.isCancelled { throw .cancelled }
            throw ShortcutFailure("the script did not end well: \(error)", remedy: "try it in a terminal")
        }
        guard output.termination.isSuccess else {
            let tail = output.errorText.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " ")
            throw ShortcutFailure("the script failed: \(String(tail.prefix(500)))", remedy: "try it in a terminal")
        }
        let text = output.text
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
