// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Shortcuts

/// Sorts out what a PDF is made of: documents, pictures and texts, of which those in a row are one.
struct PDFSources {
    let limits: ProcessingLimits
    let coercion: Coercion
    let hasMargin: Bool

    func sources(of content: Content) throws(ShortcutFailure) -> [any PDFSource] {
        var sources: [any PDFSource] = []
        var texts: [String] = []
        func endText() throws(ShortcutFailure) {
            guard !texts.isEmpty else { return }
            // Letters at the very edge are no page.
            let paper = PDFPaper(margin: hasMargin ? 72 : 24)
            sources.append(try PDFText(texts.joined(separator: "\n"), on: paper, limits: limits))
            texts = []
        }
        try limits.check(Self.files(of: content))
        for item in content.items {
            try limits.checkCancellation()
            if case .file(let file) = item.value, let source = try source(of: file) {
                try endText()
                sources.append(source)
            } else {
                texts.append(try text(of: item))
            }
        }
        try endText()
        return sources
    }

    private static func files(of content: Content) -> [ContentFile] {
        content.items.compactMap { if case .file(let file) = $0.value { file } else { nil } }
    }

    /// Of a file that is not text.
    private func source(of file: ContentFile) throws(ShortcutFailure) -> (any PDFSource)? {
        let type = file.type == "public.data" ? FileTypes.type(of: file.data) : file.type
        if type == PDFProcessor.type { return try PDFDocument(file, limits: limits) }
        guard FileTypes.conforms(type, to: .image) || PictureType(of: file.data) != nil else { return nil }
        return try PDFPicture(file, on: hasMargin ? PDFPaper(margin: 36) : nil, limits: limits)
    }

    private func text(of item: ContentItem) throws(ShortcutFailure) -> String {
        guard case .file(let file) = item.value else { return coercion.text(item) }
        guard let text = coercion.fileText(file) else {
            throw ShortcutFailure(
                "‘\(file.name)’ cannot be put on pages: it is not a text, picture or PDF",
                remedy: "convert it to one of these first")
        }
        return file.type == "public.html" ? PlainHTML.text(of: text) : text
    }
}
