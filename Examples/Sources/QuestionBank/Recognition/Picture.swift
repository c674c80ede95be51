// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import Foundation

/// A picture in shades of gray, as Leptonica keeps it.
final class Picture {
    /// Of a photograph of a good telephone.
    private static let pixelLimit = 50_000_000
    /// Of a side; more than that is scaled down before anything is looked at.
    private static let sideLimit: Int32 = 2600

    /// One byte for each pixel.
    let pixels: UnsafeMutablePointer<Pix>

    var width: Int32 { pixGetWidth(pixels) }
    var height: Int32 { pixGetHeight(pixels) }

    /// Takes what a function of Leptonica's has made; nil if it has made nothing.
    init?(_ pixels: UnsafeMutablePointer<Pix>?) {
        guard let pixels else { return nil }
        self.pixels = pixels
    }

    deinit {
        var pixels: UnsafeMutablePointer<Pix>? = pixels
        pixDestroy(&pixels)
    }

    /// Decodes a PNG, a JPEG or another file that Leptonica knows. What shows through is white.
    ///
    /// - Throws: ``RecognitionError`` if it is not one of them, or too large.
    static func decoded(_ file: Data) throws(RecognitionError) -> Picture {
        _ = try size(of: file)
        let read = file.withUnsafeBytes { pixReadMem($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }
        guard let coloured = Picture(read), let opaque = Picture(pixRemoveAlpha(coloured.pixels)),
            let grey = Picture(pixConvertTo8(opaque.pixels, 0))
        else { throw .noPicture }
        let longest = max(grey.width, grey.height)
        return longest > sideLimit ? grey.scaled(by: Float(sideLimit) / Float(longest)) : grey
    }

    /// - Throws: ``RecognitionError`` when it is not a picture, or has too many pixels.
    static func size(of file: Data) throws(RecognitionError) -> (width: Int, height: Int) {
        guard let size = measure(file), size.width > 0, size.height > 0 else { throw .noPicture }
        guard size.width <= 30_000, size.height <= 30_000, size.width * size.height <= pixelLimit else {
            throw .tooLarge
        }
        return size
    }

    private static func measure(_ file: Data) -> (width: Int, height: Int)? {
        setMsgSeverity(Int32(L_SEVERITY_NONE))
        var (format, width, height, bits, samples, hasColours) = (Int32(), Int32(), Int32(), Int32(), Int32(), Int32())
        let failed = file.withUnsafeBytes {
            pixReadHeaderMem(
                $0.bindMemory(to: UInt8.self).baseAddress, $0.count, &format, &width, &height, &bits, &samples,
                &hasColours)
        }
        return failed == 0 ? (Int(width), Int(height)) : nil
    }

    /// The same at another size; itself where that does not work.
    func scaled(by factor: Float) -> Picture {
        Picture(pixScaleGeneral(pixels, factor, factor, 0, 0)) ?? self
    }
}
