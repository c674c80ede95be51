// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
import ShortcutDocument
import ShortcutRunner
package import Shortcuts
import Store

/// Lists the person's shortcuts for a run, and hands it their files.
package struct LibraryPerformer: EffectPerformer {
    private let shortcuts: KeptShortcuts
    private let report: @Sendable (Sentence) -> Void

    /// - Parameter report: Told what keeps shortcuts from being read.
    package init(_ shortcuts: KeptShortcuts, report: @escaping @Sendable (Sentence) -> Void) {
        self.shortcuts = shortcuts
        self.report = report
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .listShortcuts:
            .content(
                Content(
                    await names().map {
                        ContentItem(.record(ContentRecord(kind: .shortcut, title: $0, properties: ContentDictionary())))
                    }))
        case .readShortcut(let name): .content(Content(.file(try await file(of: name))))
        default: nil
        }
    }

    private func names() async -> [String] {
        do {
            return try await shortcuts.all().map(\.name)
        } catch {
            report("the shortcuts cannot be listed: \(error)")
            return []
        }
    }

    private func file(of name: String) async throws(ShortcutFailure) -> ContentFile {
        guard let document = await document(called: name) else {
            throw ShortcutFailure("there is no shortcut ‘\(name)’", remedy: "import it, or choose another shortcut")
        }
        return ContentFile(
            name: "\(name.replacing("/", with: "-")).plist", type: "com.apple.plist",
            data: ShortcutWriter.data(of: document, as: .xml))
    }

    private func document(called name: String) async -> ShortcutDocument? {
        do {
            guard let record = try await shortcuts.named(name) else { return nil }
            return try await shortcuts.document(of: record)
        } catch {
            report("the shortcut ‘\(name)’ cannot be read: \(error)")
            return nil
        }
    }
}
