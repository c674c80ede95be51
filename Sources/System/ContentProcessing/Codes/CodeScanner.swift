// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Shortcuts

/// Looks for codes with ZBar.
struct CodeScanner {
    private let functions: beckon_zbar
    /// `Y800`: a byte of brightness for each pixel.
    private static let format: UInt = 0x3030_3859

    init(_ functions: beckon_zbar) { self.functions = functions }

    /// What the codes say, each once, in the order in which they are found.
    func texts(in pixels: GrayPixels) throws(ShortcutFailure) -> [String] {
        guard let scanner = functions.zbar_image_scanner_create() else { throw Picture.lackOfMemory(for: "") }
        defer { functions.zbar_image_scanner_destroy(scanner) }
        guard let image = functions.zbar_image_create() else { throw Picture.lackOfMemory(for: "") }
        defer { functions.zbar_image_destroy(image) }
        functions.zbar_image_set_format(image, Self.format)
        functions.zbar_image_set_size(image, UInt32(pixels.width), UInt32(pixels.height))
        return pixels.bytes.withUnsafeBytes { bytes in
            functions.zbar_image_set_data(image, bytes.baseAddress, UInt(bytes.count), nil)
            guard functions.zbar_scan_image(scanner, image) > 0 else { return [] }
            var texts: [String] = []
            var symbol = functions.zbar_image_first_symbol(image)
            while let found = symbol {
                let count = Int(functions.zbar_symbol_get_data_length(found))
                if let data = functions.zbar_symbol_get_data(found) {
                    let text = String(decoding: UnsafeRawBufferPointer(start: data, count: count), as: UTF8.self)
                    if !texts.contains(text) { texts.append(text) }
                }
                symbol = functions.zbar_symbol_next(found)
            }
            return texts
        }
    }
}
