// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// The pixels of a PNG file that an app brings.
struct DecodedImage {
    let bitmap: Bitmap

    /// - Throws: ``IconFlaw`` for bytes that are no PNG file, or one that is too large.
    init(_ bytes: [UInt8], name: String) throws(IconFlaw) {
        try PNGHeader(bytes, name: name).check(name)
        do throws(DrawingError) { bitmap = try Bitmap(png: Data(bytes)) } catch {
            throw .template(name, "cannot be decoded: \(error)", remedy: "save it as PNG again")
        }
    }

    /// Whether any of it is clear.
    var hasTransparency: Bool {
        stride(from: 3, to: bitmap.bytes.count, by: 4).contains { bitmap.bytes[$0] < 255 }
    }
}
