// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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
            tools.hasDesktop, tools.tool(for: .notification) != nil
        else { return nil }
        let text = coercion.text(presentation.content)
        do throws(ShortcutFailure) {
            try await show(title, text, sound: sound)
        } catch {
            // Nobody on this desktop shows it: somebody else may.
            return error.kind == .cancelled ? .cancelled : nil
        }
        return .content(presentation.content)
    }

    private func show(_ title: String, _ text: String, sound: Bool) async throws(ShortcutFailure) {
        // One without a title has its text there.
        let heading = Self.plain(title.isEmpty ? text : title, Self.longestTitle)
        let body = title.isEmpty ? "" : Self.markup(Self.plain(text, Self.longestText))
        try await tools.run(.notification) { tool in
            var command =
                tool.name == "gdbus"
                ? ToolCommand(Self.call(heading, body, sound: sound))
                : ToolCommand(
                    ["--app-name=Beckon"] + (sound ? ["--hint=string:sound-name:message"] : []) + ["--", heading, body])
            command.timeout = .seconds(5)
            return command
        }
    }

    private static func call(_ heading: String, _ body: String, sound: Bool) -> [String] {
        let name = "org.freedesktop.Notifications"
        let hints = sound ? "{\"sound-name\": <\"message\">}" : "{\"suppress-sound\": <true>}"
        return [
            "call", "--session", "--timeout", "4", "--dest", name, "--object-path", "/org/freedesktop/Notifications",
            "--method", "\(name).Notify", "--", VariantText.quoted("Beckon"), "0", VariantText.quoted(""),
            VariantText.quoted(heading), VariantText.quoted(body), "@as []", hints, "-1",
        ]
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
