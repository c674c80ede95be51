// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutRunner
package import Shortcuts

/// Carries out what shortcuts ask of pictures, documents and archives.
///
/// It reads no files but those of its libraries, and asks no network: it is made to work in a process that has neither.
package struct ContentProcessor: EffectPerformer {
    private let images: ImageProcessor
    private let documents: PDFProcessor
    private let codes: BarcodeProcessor
    private let recognizer: TextRecognizer
    private let archives = ArchiveProcessor()
    private let markup = MarkupProcessor()
    private let limits: ProcessingLimits

    /// - Parameter languages: Those of the texts on pictures, by the names that Tesseract has for them.
    package init(limits: ProcessingLimits = ProcessingLimits(), languages: [String] = ["eng", "chi_sim"]) {
        self.limits = limits
        images = ImageProcessor(limits: limits)
        documents = PDFProcessor(limits: limits)
        codes = BarcodeProcessor(limits: limits)
        recognizer = TextRecognizer(languages: languages, limits: limits)
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        switch effect {
        case .images(let request):
            await work { () throws(ShortcutFailure) in
                try limits.check(request.files)
                if case .recognizeText(let pictures) = request { return try recognizer.perform(pictures) }
                return try images.perform(request)
            }
        case .documents(let request): await perform(request)
        case .hash(let algorithm, let files):
            await work { () throws(ShortcutFailure) in
                try limits.check(files)
                return try Hasher.perform(algorithm, files)
            }
        default: nil
        }
    }

    private func perform(_ request: DocumentRequest) async -> EffectResult {
        switch request {
        case .makeBarcode(let text, let correction):
            await work { () throws(ShortcutFailure) in try codes.make(text, correction: correction) }
        case .readBarcode(let picture):
            await work { () throws(ShortcutFailure) in
                try limits.check([picture])
                return try codes.read(picture)
            }
        case .makePDF(let content, let layout):
            await work { () throws(ShortcutFailure) in try documents.make(of: content, layout) }
        case .textOfPDF(let files):
            await work { () throws(ShortcutFailure) in
                try limits.check(files)
                return try documents.text(of: files)
            }
        case .pagesOfPDF(let files, let dotsPerInch, let isGray, let type):
            await work { () throws(ShortcutFailure) in
                try limits.check(files)
                return try documents.pages(of: files, dotsPerInch: dotsPerInch, isGray: isGray, type: type)
            }
        case .makeArchive, .extractArchive:
            await work { () throws(ShortcutFailure) in try archives.perform(request) ?? .nothing }
        case .richTextFromMarkdown, .markdownFromRichText, .richTextFromHTML:
            await work { () throws(ShortcutFailure) in try markup.perform(request) ?? .nothing }
        }
    }

    private func work(_ body: () throws(ShortcutFailure) -> Content) async -> EffectResult {
        await withTaskExecutorPreference(WorkingThread()) {
            guard !Task.isCancelled else { return .cancelled }
            do throws(ShortcutFailure) {
                return .content(try body())
            } catch {
                return error.kind == .cancelled ? .cancelled : .failed(error)
            }
        }
    }
}

extension ImageRequest {
    /// The files it comes with.
    fileprivate var files: [ContentFile] {
        switch self {
        case .resize(let files, _), .convert(let files, _, _, _), .crop(let files, _, _, _, _, _),
            .rotate(let files, _), .flip(let files, _), .overlayText(_, let files), .combine(let files, _, _),
            .makeGIF(let files, _, _, _), .recognizeText(let files), .property(_, let files):
            files
        case .mask(let files, _, _, let mask): files + (mask.map { [$0] } ?? [])
        case .overlay(let overlay, let files, _, _, _, _, _, _, _): files + [overlay]
        case .frames(let file): [file]
        }
    }
}
