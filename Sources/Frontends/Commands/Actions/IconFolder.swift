// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import CommandLineInterface
import Descriptors
import Foundation
import HomeScreen
import Sentences
import Wire

/// A folder that the icons of a menu are drawn into.
struct IconFolder {
    private let folder: URL
    private let scales: [IconStyle.Scale]

    /// - Parameter scales: All there are where nothing is given.
    init(_ folder: URL, scales: [IconStyle.Scale]?) {
        self.folder = folder
        self.scales = scales ?? IconStyle.Scale.allCases
    }

    /// Draws every icon in every style, and gives the files of each action.
    ///
    /// What could not be drawn as requested is reported once for each quick action.
    ///
    /// - Throws: `UsageError` where the folder takes no files, `IconError` where there is no memory.
    func draw(
        _ actions: ArraySlice<QuickAction>, of app: InstalledApp, on homeScreen: HomeScreen, warning terminal: Terminal
    ) async throws -> [[URL]] {
        try write { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        var files: [[URL]] = []
        for (index, action) in actions.enumerated() {
            var warnings: Set<String> = []
            files.append([])
            for style in styles {
                let icon = try await homeScreen.icon(of: action, for: app, in: style)
                let file = folder.appending(path: Self.name(of: action, at: index, style))
                try write { try OutputFile.write(icon.png, to: file) }
                files[index].append(file)
                if let warning = icon.warning, warnings.insert(warning).inserted { terminal.warn("\(warning)") }
            }
        }
        return files
    }

    private var styles: [IconStyle] {
        scales.flatMap { scale in
            IconStyle.Appearance.allCases.map { IconStyle(scale: scale, appearance: $0) }
        }
    }

    /// Such as `01-org.example.search@2x~dark.png`. A type is any text, so what is not a plain letter becomes a line.
    private static func name(of action: QuickAction, at index: Int, _ style: IconStyle) -> String {
        let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
        let type = action.item.type.prefix(100).map { character in
            character.isASCII && (character.isLetter || character.isNumber || ".-_".contains(character))
                ? character : "_"
        }
        let scale = style.scale == .one ? "" : "@\(style.scale.rawValue)x"
        return "\(number)-\(String(type))\(scale)\(style.appearance == .dark ? "~dark" : "").png"
    }

    private func write(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch {
            throw UsageError(
                "\(folder.path(percentEncoded: false)) takes no icons: \(SystemError.reason(of: error))",
                remedy: "give a folder that you can write to")
        }
    }
}
