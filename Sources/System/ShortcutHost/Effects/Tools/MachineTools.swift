// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import SessionBus
import Shortcuts

/// The programs of a machine that effects are carried out by, each found on the path of anyone who runs the shortcut.
package struct MachineTools: Sendable {
    private let environment: [String: String]

    /// - Parameter environment: The variables of anyone who runs the shortcut.
    package init(environment: [String: String]) { self.environment = environment }

    subscript(variable: String) -> String? { environment[variable].flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether there is a desktop that shows something.
    var hasDesktop: Bool { self["DISPLAY"] != nil || self["WAYLAND_DISPLAY"] != nil }

    /// The absolute path of a program; nil if it is missing.
    func path(of name: String) -> String? {
        // That it is missing is a normal answer.
        try? Subprocess.search(name, path: environment["PATH"])
    }

    /// Whether a tool's desktop is there; true of one that needs none.
    func reaches(_ tool: Tool) -> Bool { tool.display.map { self[$0.rawValue] != nil } ?? true }

    /// The first tool for a need that is there.
    func tool(for need: MachineNeed) -> Tool? {
        need.tools.first { reaches($0) && path(of: $0.name) != nil }
    }

    /// The session bus of the person who runs the shortcut; nil without a session.
    var sessionBus: SessionBus? { SessionBus(environment: environment) }

    /// Whether something on the session's bus answers, or is started where it is called.
    func hasService(_ name: String) -> Bool {
        guard sessionBus != nil else { return false }
        let folders = (self["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
        return folders.contains { folder in
            folder.hasPrefix("/")
                && FileManager.default.fileExists(atPath: "\(folder)/dbus-1/services/\(name).service")
        }
    }

    /// Whether a need is met, by a program or by a service in its place.
    func meets(_ need: MachineNeed) -> Bool {
        if tool(for: need) != nil { return true }
        guard hasDesktop else { return need.isOurs }
        return need.service.map { hasService($0) } ?? false
    }

    /// Why a need is not met, and which package would help.
    func failure(_ need: MachineNeed) -> ShortcutFailure {
        if need.needsDesktop, !hasDesktop {
            return ShortcutFailure(
                "there is no desktop here to \(need.purpose)", remedy: "run it in a desktop session", kind: .missing)
        }
        return ShortcutFailure(
            "this machine has no program to \(need.purpose)",
            remedy: "install the package \(package(for: need) ?? "")", kind: .missing)
    }

    /// The Debian package that would help; nil if a desktop is lacking.
    func package(for need: MachineNeed) -> String? {
        guard !need.needsDesktop || hasDesktop else { return nil }
        return (need.tools.first { reaches($0) } ?? need.tools.first)?.package
    }

    /// Runs the first tool that can do it, to its end; one that fails leaves it to the next.
    ///
    /// - Parameter command: What a tool is called with; nil if it cannot do it.
    /// - Throws: If none is there, naming the package that would help, or where all fail.
    @discardableResult func run(
        _ need: MachineNeed, _ command: (Tool) -> ToolCommand?
    ) async throws(ShortcutFailure) -> Data {
        var failure: ShortcutFailure?
        var tried: Set<String> = []
        for tool in need.tools where reaches(tool) && tried.insert(tool.name).inserted {
            guard let path = path(of: tool.name), let command = command(tool) else { continue }
            do throws(ShortcutFailure) {
                return try await run(path, command)
            } catch {
                guard error.kind == .failed else { throw error }
                failure = error
            }
        }
        throw failure ?? self.failure(need)
    }

    /// Runs a program to its end, and gives what it printed.
    func run(_ path: String, _ command: ToolCommand) async throws(ShortcutFailure) -> Data {
        var process = try subprocess(path, command)
        process.input = command.input
        process.outputLimit = command.outputLimit
        let output: SubprocessOutput
        do throws(SubprocessError) {
            output = try await process.run()
        } catch {
            if case .cancelled = error { throw .cancelled }
            // What shows a window ends with it, and nobody waits for that.
            if case .timedOut = error, command.leavesBehind { return Data() }
            throw ShortcutFailure("\(error)", remedy: "try it yourself")
        }
        let name = (path as NSString).lastPathComponent
        guard output.termination.isSuccess else {
            let last = output.errorText.split(whereSeparator: \.isNewline).last.map { String($0.prefix(300)) }
            throw ShortcutFailure(
                "‘\(name)’ failed: \(last.map { Sentence(verbatim: $0) } ?? "it \(output.termination.cause)")",
                remedy: "try it yourself")
        }
        return output.standardOutput
    }

    private func subprocess(_ path: String, _ command: ToolCommand) throws(ShortcutFailure) -> Subprocess {
        var process = Subprocess(path, environment: environment, directory: "/", timeout: command.timeout)
        process.arguments = command.arguments
        guard command.leavesBehind else { return process }
        // Its group ends with a program; what goes on needs a session of its own.
        guard let session = try? Subprocess.search("setsid", path: nil) else {
            throw ShortcutFailure(
                "this machine has no program to start others", remedy: "install the package util-linux", kind: .missing)
        }
        process.executable = session
        process.arguments = ["--wait", path] + command.arguments
        return process
    }
}

extension Data {
    /// As text; bytes that are no UTF-8 become U+FFFD.
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The text without spaces around it.
    var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
