// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts

/// A text that is set on pages.
final class PDFText: PDFSource {
    private struct Line {
        var lines: TextLines
        var index: Int
        /// Where its letters stand.
        var x: Double
        var baseline: Double
    }

    private let paper: PDFPaper
    private var pages: [[Line]] = [[]]
    private var top = 0.0

    private static let font = "Sans"
    private static let size = 12.0
    /// Pango's time grows faster than what it sets at once.
    private static let longestPiece = 10_000

    init(_ text: String, on paper: PDFPaper, limits: ProcessingLimits) throws(ShortcutFailure) {
        self.paper = paper
        try LoadedLibrary.loadPictures()
        guard let surface = cairo_pdf_surface_create_for_stream(nil, nil, paper.width, paper.height),
            let context = cairo_create(surface)
        else { throw Picture.lackOfMemory(for: "PDF") }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var rest = paragraph[...]
            repeat {
                try limits.checkCancellation()
                let piece = Self.piece(of: &rest)
                guard
                    let lines = TextLines(
                        piece, font: Self.font, size: Self.size, width: paper.width - 2 * paper.margin, for: context)
                else { throw Picture.lackOfMemory(for: "PDF") }
                try append(lines, limits)
            } while !rest.isEmpty
        }
    }

    var count: Int { pages.count }

    /// What is set next of a paragraph, up to a space where it is long.
    private static func piece(of rest: inout Substring) -> String {
        let start = rest.prefix(longestPiece)
        var end = start.endIndex
        if end < rest.endIndex, let space = start.lastIndex(of: " ") { end = rest.index(after: space) }
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private func append(_ lines: TextLines, _ limits: ProcessingLimits) throws(ShortcutFailure) {
        for index in 0..<lines.count {
            let line = lines.measures(ofLine: index)
            if top + line.height > paper.height - 2 * paper.margin, !pages[pages.count - 1].isEmpty {
                guard pages.count < limits.pages else {
                    throw ShortcutFailure(
                        "the text fills more than \(limits.pages) pages", remedy: "pass less at once", kind: .tooMuch
                    )
                }
                pages.append([])
                top = 0
            }
            pages[pages.count - 1].append(
                Line(
                    lines: lines, index: index, x: paper.margin + line.left,
                    baseline: paper.margin + top + line.ascent))
            top += line.height
        }
    }

    func size(ofPage index: Int) -> (width: Double, height: Double) { (paper.width, paper.height) }

    func draw(page index: Int, in context: OpaquePointer) {
        guard pages.indices.contains(index) else { return }
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        for line in pages[index] {
            cairo_move_to(context, line.x, line.baseline)
            line.lines.draw(line: line.index, in: context)
        }
    }
}
