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
    /// The shortcut that a person means: a kept one by its name, else a file.
    ///
    /// - Returns: What it does, and the kept one; nil for a file.
    /// - Throws: `UsageError` where there is neither.
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
        let file = try ShortcutFile(target, in: surroundings)
        for problem in file.problems { terminal.warn("\(problem.message); \(problem.remedy)") }
        if let note = file.signatureNote { terminal.note(note) }
        return (file.document, nil)
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
