// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// Prints by CUPS, on the printer that is the person's standard one.
package struct PrintPerformer: EffectPerformer {
    /// What CUPS prints as it is.
    private static let printable: Set = [
        "com.adobe.pdf", "public.png", "public.jpeg", "public.plain-text", "com.compuserve.gif",
    ]
    private static let most = 100

    private let tools: MachineTools
    private let coercion: Coercion

    package init(_ tools: MachineTools, coercion: Coercion) {
        self.tools = tools
        self.coercion = coercion
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .print(let content) = effect else { return nil }
        try await print(content)
        return .content(.nothing)
    }

    private func print(_ content: Content) async throws(ShortcutFailure) {
        guard content.count <= Self.most else {
            throw ShortcutFailure(
                "cannot print \(content.count) items at once", remedy: "print \(Self.most) at most",
                kind: .tooMuch)
        }
        // All are looked at before the first is printed: half of it on paper is worse than none.
        let pages = try content.items.map { item throws(ShortcutFailure) in
            (title: coercion.name(item), data: try data(of: item))
        }
        for page in pages {
            let title = String(page.title.filter { !$0.isNewline && $0 != "\0" }.prefix(60))
            try await tools.run(.printing) { _ in ToolCommand(["-s", "-t", title], input: page.data) }
        }
    }

    private func data(of item: ContentItem) throws(ShortcutFailure) -> Data {
        guard case .file(let file) = item.value else { return Data(coercion.text(item).utf8) }
        if Self.printable.contains(file.type) { return file.data }
        guard FileTypes.conforms(file.type, to: .text), let text = coercion.fileText(file) else {
            throw ShortcutFailure(
                "‘\(file.name)’ cannot be printed directly", remedy: "convert it to a PDF first")
        }
        return Data(text.utf8)
    }
}
