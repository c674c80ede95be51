// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Store

extension Session {
    /// The shortcut that a person means: a kept one by its name, else a file, or what a link leads to.
    ///
    /// - Returns: What it does, and the kept one; nil for a file or a link.
    /// - Throws: `UsageError` if nothing has this name; `Problem` for a file or link that holds no shortcut.
    func shortcut(_ target: String) async throws -> (ShortcutDocument, ShortcutRecord?) {
        if let record = try await system.shortcuts.named(target),
            let document = try await system.shortcuts.document(of: record)
        {
            return (document, record)
        }
        let path = surroundings.file(target).path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) || target.contains("/") || target.contains(".") else {
            throw try await noShortcut(target)
        }
        let foreign = try await foreignShortcut(target)
        return (foreign.document, nil)
    }

    /// A shortcut that is not kept: of a file, or of what a link leads to. What is wrong in it is said, and who signed
    /// it.
    ///
    /// - Returns: What it does, and what it is called where it comes from.
    /// - Throws: As ``shortcut(_:)`` does.
    func foreignShortcut(_ target: String) async throws -> (document: ShortcutDocument, name: String) {
        let file: ShortcutFile
        let name: String
        if let link = URL(string: target).flatMap({ ShortcutLink($0) }) {
            let found = try await system.shortcut(at: link)
            file = try await ShortcutFile(found.content, called: target, in: surroundings)
            name = found.name
        } else {
            file = try await ShortcutFile(target, in: surroundings)
            name = file.opened.document.name ?? URL(filePath: target).deletingPathExtension().lastPathComponent
        }
        for problem in file.opened.problems { terminal.warn("\(problem.message); \(problem.remedy)") }
        if let note = file.opened.signatureNote { terminal.note(note) }
        return (file.opened.document, name.isEmpty ? "Shortcut" : name)
    }

    /// A kept shortcut.
    ///
    /// - Throws: `UsageError` that suggests the nearest name.
    func keptShortcut(_ name: String) async throws -> ShortcutRecord {
        guard let record = try await system.shortcuts.named(name) else { throw try await noShortcut(name) }
        return record
    }

    private func noShortcut(_ name: String) async throws -> UsageError {
        let names = try await system.shortcuts.all().map(\.name)
        return UsageError(
            "there is no shortcut '\(name)'",
            remedy: NearestName.to(name, among: names).map { "did you mean '\($0)'?" } ?? "see 'beckon shortcut list'")
    }
}
