// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// The clipboard of a desktop, by a program that reaches it.
struct DesktopClipboard: Sendable {
    /// What is put there, and taken from there.
    enum Kind: String, Sendable {
        case text = "text/plain;charset=utf-8"
        case picture = "image/png"
        /// Addresses of files, a line each.
        case files = "text/uri-list"
    }

    /// No more is read, in bytes.
    private static let limit = 64 << 20

    private let tools: MachineTools
    private let tool: Tool

    /// Nil if there is no desktop, or no program that reaches its clipboard.
    init?(_ tools: MachineTools) {
        guard let tool = tools.tool(for: .clipboard) else { return nil }
        self.tools = tools
        self.tool = tool
    }

    /// Of what there is, what says most; nil if there is nothing.
    func kind() async throws(ShortcutFailure) -> Kind? {
        // It knows text alone, and does not say what else there is.
        guard tool.name != "xsel" else { return .text }
        let words = tool.name == "xclip" ? Self.xclip("TARGETS", "-o") : ["--list-types"]
        guard let listed = try await read(words) else { return nil }
        let types = Set(listed.text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) })
        if types.contains(Kind.files.rawValue) { return .files }
        if types.contains(where: { $0.hasPrefix("text/plain") || ["UTF8_STRING", "STRING", "TEXT"].contains($0) }) {
            return .text
        }
        return types.contains(Kind.picture.rawValue) ? .picture : nil
    }

    /// What there is as a kind; nil if there is nothing.
    func data(as kind: Kind) async throws(ShortcutFailure) -> Data? {
        switch tool.name {
        case "xsel": try await read(["--clipboard", "--output"])
        case "xclip": try await read(Self.xclip(type(of: kind), "-o"))
        default: try await read(["--no-newline", "--type", kind == .text ? "text" : kind.rawValue])
        }
    }

    func set(_ data: Data, as kind: Kind) async throws(ShortcutFailure) {
        guard kind == .text || tool.name != "xsel" else {
            throw ShortcutFailure("‘xsel’ can only copy text", remedy: "install the package xclip")
        }
        var command =
            switch tool.name {
            case "xsel": ToolCommand(["--clipboard", "--input"], input: data)
            case "xclip": ToolCommand(Self.xclip(type(of: kind), "-i"), input: data)
            default: ToolCommand(["--type", kind.rawValue], input: data)
            }
        // What it leaves behind keeps the clipboard until something else is copied.
        command.leavesBehind = true
        try await run(tool.name, command)
    }

    private func type(of kind: Kind) -> String { kind == .text ? "UTF8_STRING" : kind.rawValue }

    private static func xclip(_ type: String, _ direction: String) -> [String] {
        ["-selection", "clipboard", "-t", type, direction]
    }

    private func read(_ words: [String]) async throws(ShortcutFailure) -> Data? {
        var command = ToolCommand(words)
        command.outputLimit = Self.limit
        do throws(ShortcutFailure) {
            return try await run(tool.name == "wl-copy" ? "wl-paste" : tool.name, command)
        } catch {
            // An empty clipboard is a failure to these programs, and to no person.
            guard error.kind == .failed else { throw error }
            return nil
        }
    }

    @discardableResult private func run(_ name: String, _ command: ToolCommand) async throws(ShortcutFailure) -> Data {
        guard let path = tools.path(of: name) else { throw tools.failure(.clipboard) }
        return try await tools.run(path, command)
    }
}
