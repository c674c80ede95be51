// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutRunner
package import Shortcuts

/// Carries out what shortcuts ask of pictures, documents and archives, by kept libraries; every byte of them is hostile,
/// so this belongs in a process that has nothing else.
package struct ContentProcessor: EffectPerformer {
    private let limits: ProcessingLimits
    private let languages: [String]

    /// - Parameter languages: In which text is recognised, as Tesseract calls them.
    package init(limits: ProcessingLimits = ProcessingLimits(), languages: [String] = ["eng", "chi_sim"]) {
        self.limits = limits
        self.languages = languages
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        switch effect {
        case .images, .documents, .hash: await onThread { result(of: effect) }
        default: nil
        }
    }

    private func result(of effect: Effect) -> EffectResult {
        do throws(ShortcutFailure) {
            switch effect {
            case .images(.recognizeText(let files)):
                return .content(try TextRecognizer(limits: limits, languages: languages).content(of: files))
            case .images(let request): return .content(try ImageProcessor(limits: limits).content(for: request))
            case .documents(let request): return .content(try content(for: request))
            case .hash(let algorithm, let files): return .content(try Hasher.content(algorithm, files))
            default: return .content(.nothing)
            }
        } catch {
            return .failed(error)
        }
    }

    private func content(for request: DocumentRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .makePDF, .textOfPDF, .pagesOfPDF: try PDFProcessor(limits: limits).content(for: request)
        case .makeArchive, .extractArchive: try ArchiveProcessor(limits: limits).content(for: request)
        case .makeBarcode, .readBarcode: try CodeProcessor(limits: limits).content(for: request)
        case .richTextFromMarkdown, .markdownFromRichText, .richTextFromHTML:
            try MarkupProcessor().content(for: request)
        }
    }

    /// Work that takes long holds no thread that others wait for.
    private func onThread(_ work: @escaping @Sendable () -> EffectResult) async -> EffectResult {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = 16 << 20
            thread.start()
        }
    }
}
