// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// The clipboard of the desktop, where there is one; else one of Beckon's own, which all shortcuts share.
package struct ClipboardPerformer: EffectPerformer {
    private enum Desktop {
        case wayland, x11
    }

    private let tools: MachineTools
    private let own: OwnClipboard
    private let coercion: Coercion

    /// - Parameter own: Used where there is no display, or no program that reaches its clipboard.
    package init(_ tools: MachineTools, own: OwnClipboard, coercion: Coercion) {
        self.tools = tools
        self.own = own
        self.coercion = coercion
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        do throws(ShortcutFailure) {
            switch effect {
            case .readClipboard: return .content(try await read())
            case .writeClipboard(let content):
                try await write(content)
                return .content(content)
            default: return nil
            }
        } catch {
            return .failed(error)
        }
    }

    private var desktop: Desktop? {
        if tools["WAYLAND_DISPLAY"] != nil, tools.path(of: "wl-copy") != nil { return .wayland }
        return tools["DISPLAY"] != nil && tools.path(of: "xclip") != nil ? .x11 : nil
    }

    private func read() async throws(ShortcutFailure) -> Content {
        guard let desktop else { return await own.content }
        let types = try await text([desktop == .wayland ? ["wl-paste", "--list-types"] : Self.xclip("TARGETS", "-o")])
        guard types.contains("image/png"), !types.contains("text/plain"), !types.contains("UTF8_STRING") else {
            return .text(try await text([desktop == .wayland ? ["wl-paste", "--no-newline"] : Self.xclip("UTF8_STRING", "-o")]))
        }
        let picture = try await tools.run(
            [desktop == .wayland ? ["wl-paste", "--type", "image/png"] : Self.xclip("image/png", "-o")],
            package: Self.package)
        return Content(.file(ContentFile(name: "Image.png", type: "public.png", data: picture)))
    }

    private func write(_ content: Content) async throws(ShortcutFailure) {
        guard let desktop else { return await own.set(content) }
        let (data, type): (Data, String) =
            if case .one(let item) = content, case .file(let file) = item.value, file.type == "public.png" {
                (file.data, "image/png")
            } else {
                (Data(coercion.text(content).utf8), desktop == .wayland ? "text/plain;charset=utf-8" : "UTF8_STRING")
            }
        try await tools.run(
            [desktop == .wayland ? ["wl-copy", "--type", type] : Self.xclip(type, "-i")], input: data,
            package: Self.package)
    }

    private func text(_ words: [[String]]) async throws(ShortcutFailure) -> String {
        String(decoding: try await tools.run(words, package: Self.package), as: UTF8.self)
    }

    private static let package = "wl-clipboard"

    private static func xclip(_ type: String, _ direction: String) -> [String] {
        ["xclip", "-selection", "clipboard", "-t", type, direction]
    }
}

/// A clipboard where there is no desktop that has one.
package actor OwnClipboard {
    private(set) var content = Content.nothing

    package init() {}

    func set(_ content: Content) { self.content = content }
}
