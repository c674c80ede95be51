// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Sentences
import SessionBus
import ShortcutRunner
package import Shortcuts

/// Takes pictures of the screen, by the desktop’s portal or by whatever program is there for it.
package struct ScreenshotPerformer: EffectPerformer {
    /// The name of the desktop's portal on the session bus.
    static let portal = "org.freedesktop.portal.Desktop"
    private static let limit = 256 << 20

    private let tools: MachineTools
    private let environment: RunEnvironment

    /// - Parameter environment: By which the picture is named.
    package init(_ tools: MachineTools, environment: RunEnvironment) {
        self.tools = tools
        self.environment = environment
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .takeScreenshot = effect else { return nil }
        let picture = try await picture()
        let type = FileTypes.type(of: picture)
        guard type == "public.png" else {
            throw ShortcutFailure("the screenshot is not a PNG", remedy: "try it yourself")
        }
        return .content(Content(.file(ContentFile(name: name, type: type, data: picture))))
    }

    private var name: String {
        let style = Date.ISO8601FormatStyle(timeZone: environment.timeZone).year().month().day()
            .time(includingFractionalSeconds: false).dateTimeSeparator(.space)
        // Colons are no good in names that go to other systems.
        let moment = environment.now().formatted(style).replacing(":", with: ".")
        return ["Screenshot", moment].joined(separator: " ") + ".png"
    }

    private func picture() async throws(ShortcutFailure) -> Data {
        if let picture = try await pictureByPortal() { return picture }
        guard tools.tool(for: .screenshot) != nil else { throw tools.failure(.screenshot) }
        let scratch = try ScratchFolder(tools)
        let file = "\(scratch.path)/screen.png"
        let said = try await tools.run(.screenshot) { tool in
            var command = ToolCommand(Self.arguments(of: tool.name, file))
            command.outputLimit = Self.limit
            return command
        }
        if !said.isEmpty, FileTypes.type(of: said) == "public.png" { return said }
        return try Self.read(file)
    }

    /// Nil if the desktop has no portal, or it takes none.
    private func pictureByPortal() async throws(ShortcutFailure) -> Data? {
        guard tools.hasDesktop, tools.hasService(Self.portal), let bus = tools.sessionBus else { return nil }
        let screenshot = await bus.takeScreenshot()
        guard !Task.isCancelled else { throw .cancelled }
        switch screenshot {
        case .unavailable: return nil
        case .declined: throw .cancelled
        case .taken(let address):
            guard let url = URL(string: address), url.isFileURL else { return nil }
            return try Self.read(url.path(percentEncoded: false))
        }
    }

    private static func arguments(of tool: String, _ file: String) -> [String] {
        switch tool {
        case "grim": ["-t", "png", "-"]
        case "gnome-screenshot": ["-f", file]
        case "spectacle": ["--background", "--nonotify", "--fullscreen", "--output", file]
        case "import": ["-silent", "-window", "root", "png:-"]
        default: ["--silent", "--overwrite", file]
        }
    }

    private static func read(_ file: String) throws(ShortcutFailure) -> Data {
        do throws(PlainFile.Problem) {
            return Data(try PlainFile.read(file, limit: limit))
        } catch {
            throw ShortcutFailure("the screenshot cannot be read: \(error.reason)", remedy: "try it yourself")
        }
    }
}
