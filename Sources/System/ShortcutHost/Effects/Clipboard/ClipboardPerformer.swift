// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutRunner
package import Shortcuts

/// The clipboard of the desktop, where there is one; else one of Beckon's own, which all shortcuts share.
package struct ClipboardPerformer: EffectPerformer {
    private let tools: MachineTools
    private let own: OwnClipboard
    private let coercion: Coercion

    /// - Parameter own: Used where there is no display, or no program that reaches its clipboard.
    package init(_ tools: MachineTools, own: OwnClipboard, coercion: Coercion) {
        self.tools = tools
        self.own = own
        self.coercion = coercion
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .readClipboard: return .content(try await read())
        case .writeClipboard(let content):
            try await write(content)
            return .content(content)
        default: return nil
        }
    }

    private func read() async throws(ShortcutFailure) -> Content {
        guard let desktop = DesktopClipboard(tools) else { return await own.content }
        guard let kind = try await desktop.kind(), let data = try await desktop.data(as: kind), !data.isEmpty else {
            return .nothing
        }
        switch kind {
        case .text: return .text(data.text)
        case .picture: return Content(.file(ContentFile(name: "Image.png", type: "public.png", data: data)))
        // The files are named, not read: anything could have put a name there.
        case .files:
            let addresses = data.text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            return Content(addresses.map { ContentItem(.url(String($0))) })
        }
    }

    private func write(_ content: Content) async throws(ShortcutFailure) {
        // Apps are shown this one, whatever else there is.
        await own.set(content)
        guard let desktop = DesktopClipboard(tools) else { return }
        if case .one(let item) = content, case .file(let file) = item.value, file.type == "public.png" {
            return try await desktop.set(file.data, as: .picture)
        }
        if let addresses = Self.addresses(of: content) {
            return try await desktop.set(Data(addresses.utf8), as: .files)
        }
        try await desktop.set(Data(coercion.text(content).utf8), as: .text)
    }

    /// Of files that lie on the disk, a line each; nil if something else is among them, or what is written is meant.
    private static func addresses(of content: Content) -> String? {
        var lines: [String] = []
        for item in content.items {
            guard case .file(let file) = item.value, !FileTypes.conforms(file.type, to: .text), let path = file.path,
                path.hasPrefix("/")
            else { return nil }
            lines.append(URL(filePath: path).absoluteString)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\r\n") + "\r\n"
    }
}
