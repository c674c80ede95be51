// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SessionBus
import ShortcutRunner
package import Shortcuts

/// Shows notifications on the desktop; if there is none that shows them, it leaves them to the next performer.
package struct NotificationPerformer: EffectPerformer {
    private static let longestTitle = 200
    private static let longestText = 2000

    private let tools: MachineTools
    private let coercion: Coercion

    package init(_ tools: MachineTools, coercion: Coercion) {
        self.tools = tools
        self.coercion = coercion
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .show(let presentation) = effect, case .notification(let title, let sound) = presentation.style,
            tools.hasDesktop, let bus = tools.sessionBus
        else { return nil }
        let text = coercion.text(presentation.content)
        // One without a title has its text there.
        let heading = Self.plain(title.isEmpty ? text : title, Self.longestTitle)
        let body = title.isEmpty ? "" : Self.markup(Self.plain(text, Self.longestText))
        if await bus.notify(heading, body: body, makesSound: sound) { return .content(presentation.content) }
        return Task.isCancelled ? .cancelled : nil
    }

    private static func plain(_ text: String, _ longest: Int) -> String {
        let text = text.replacing("\0", with: "")
        return text.count > longest ? text.prefix(longest) + "…" : text
    }

    /// The body is read as markup.
    private static func markup(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
