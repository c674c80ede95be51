// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// Makes QR codes, by qrencode, and reads codes of all kinds, by ZBar.
struct CodeProcessor {
    /// Pixels of a module, and modules of the light rim that readers need (ISO/IEC 18004).
    private static let moduleSide = 8
    private static let rim = 4

    private let limits: ProcessingLimits

    init(limits: ProcessingLimits) { self.limits = limits }

    func content(for request: DocumentRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .makeBarcode(let text, let correction): return Content(.file(try code(of: text, correction)))
        case .readBarcode(let file): return try Self.texts(in: GrayPicture(Picture(file, limits: limits).bitmap))
        default: return .nothing
        }
    }

    private func code(of text: String, _ correction: String) throws(ShortcutFailure) -> ContentFile {
        let level = Int32(["Low", "Medium", "Quartile", "High"].firstIndex(of: correction) ?? 1)
        var side: Int32 = 0
        guard !text.isEmpty, !text.utf8.contains(0), let modules = beckon_code_make(text, level, &side) else {
            throw ShortcutFailure("the text makes no code", remedy: "give a shorter one, and one that is not empty")
        }
        defer { free(modules) }
        let count = Int(side)
        let width = (count + 2 * Self.rim) * Self.moduleSide
        var pixels = [UInt8](repeating: 255, count: width * width * 4)
        for y in 0..<count * Self.moduleSide {
            for x in 0..<count * Self.moduleSide
            where modules[y / Self.moduleSide * count + x / Self.moduleSide] & 1 == 1 {
                let place = ((y + Self.rim * Self.moduleSide) * width + x + Self.rim * Self.moduleSide) * 4
                (pixels[place], pixels[place + 1], pixels[place + 2]) = (0, 0, 0)
            }
        }
        let bitmap: Bitmap
        do throws(DrawingError) {
            bitmap = try Bitmap(width: width, height: width, bytes: pixels)
        } catch {
            throw ShortcutFailure("the code cannot be drawn: \(error.description)", remedy: "give a shorter text")
        }
        return try Picture(bitmap, name: "QR Code.png", type: "public.png").file()
    }

    private static func texts(in picture: GrayPicture) throws(ShortcutFailure) -> Content {
        var texts: [String] = []
        let isRead = withUnsafeMutablePointer(to: &texts) {
            beckon_code_read(picture.pixels, Int32(picture.width), Int32(picture.height), takeCode, $0)
        }
        guard isRead else { throw ShortcutFailure("the picture cannot be looked at", remedy: "give another one") }
        return Content(texts.map { ContentItem(.text($0)) })
    }
}

private func takeCode(_ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ size: Int) {
    guard let context, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: size)
    context.assumingMemoryBound(to: [String].self).pointee.append(String(decoding: bytes, as: UTF8.self))
}
