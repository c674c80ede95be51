// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Panels
import Sentences
import Wire

/// The pictures of the panels that the device shows.
///
/// A panel is drawn as the last browser wanted it before its turn is shown; a browser that wants it otherwise, dark or
/// finer, has it drawn again. The latest panels are kept, and no more of their pictures than fit.
actor PanelAlbum {
    /// How a browser wants its pictures.
    struct Look: Hashable, Sendable {
        var isDark = false
        /// Pixels of a point: 2 or 3.
        var scale = 2
    }

    typealias Draw = @Sendable (PanelSubject, PanelSurface) async throws -> PanelPicture

    private struct Panel {
        let subject: PanelSubject
        /// A BCP 47 tag.
        let language: String
        var drawings: [Look: Task<Data?, Never>] = [:]
        var size = 0
    }

    /// As wide as the page has room for, in points.
    static let width = 338.0

    private let mostPanels: Int
    private let mostBytes: Int
    private let draw: Draw
    private let report: @Sendable (PanelSubject, Sentence) -> Void
    /// Tells the names of this start from those of another, which open pages may still ask for.
    private let prefix = String(UInt64.random(in: .min ... .max), radix: 36)
    private var last = 0
    private var panels: [Int: Panel] = [:]
    private var look = Look()

    /// - Parameters:
    ///   - mostBytes: Of all pictures that are kept; those of older panels go first.
    ///   - report: Called with one sentence if a panel is not the app's own.
    init(
        mostPanels: Int = 32, mostBytes: Int = 32 << 20, draw: @escaping Draw,
        report: @escaping @Sendable (PanelSubject, Sentence) -> Void
    ) {
        self.mostPanels = mostPanels
        self.mostBytes = mostBytes
        self.draw = draw
        self.report = report
    }

    /// Draws a panel.
    ///
    /// - Returns: The name of its picture; nil if the app draws none, or fails to.
    func add(_ subject: PanelSubject, language: String) async -> String? {
        last += 1
        let number = last
        panels[number] = Panel(subject: subject, language: language)
        panels[number - mostPanels] = nil
        guard await picture(number, look) != nil else {
            panels[number] = nil
            return nil
        }
        return "\(prefix)-\(number)"
    }

    /// The picture of that name as PNG; nil if it is kept no more, or the app fails to draw it now.
    func picture(_ name: String, _ look: Look) async -> Data? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, parts[0] == prefix, let number = Int(parts[1]) else { return nil }
        self.look = look
        return await picture(number, look)
    }

    private func picture(_ number: Int, _ look: Look) async -> Data? {
        guard let panel = panels[number] else { return nil }
        if let drawing = panel.drawings[look] { return await drawing.value }
        let drawing = Task { await self.drawing(of: panel, look) }
        panels[number]?.drawings[look] = drawing
        let data = await drawing.value
        panels[number]?.size += data?.count ?? 0
        makeRoom(keeping: number)
        return data
    }

    private func drawing(of panel: Panel, _ look: Look) async -> Data? {
        let surface = PanelSurface(
            width: Self.width, scale: Double(look.scale), appearance: look.isDark ? .dark : .light,
            language: panel.language)
        do {
            let picture = try await draw(panel.subject, surface)
            switch picture.source {
            case .app: return try picture.bitmap.png()
            // What has a form of its own is a picture, whose words the page reads aloud.
            case .standard where panel.subject.words.content != nil: return try picture.bitmap.png()
            // The page says it itself, in letters that a person can select and enlarge.
            case .standard: return nil
            case .instead(let reason, let detail):
                report(
                    panel.subject, "the panel is not the app's own: \(reason)\(detail.map { "\n\($0)" } ?? "")")
                return panel.subject.words.content == nil ? nil : try picture.bitmap.png()
            }
        } catch {
            report(panel.subject, "there is no picture of the panel: \(error)")
            return nil
        }
    }

    private func makeRoom(keeping latest: Int) {
        var size = panels.values.reduce(0) { $0 + $1.size }
        for number in panels.keys.sorted() where number != latest && size > mostBytes {
            size -= panels[number]?.size ?? 0
            panels[number]?.drawings = [:]
            panels[number]?.size = 0
        }
    }
}
