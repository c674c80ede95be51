// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Shortcuts

/// Looks for codes with ZBar.
struct CodeScanner {
    /// `Y800`: a byte of brightness for each pixel.
    private static let format: UInt = 0x3030_3859

    /// `ZBAR_CFG_BINARY`: gives the bytes as they are.
    private static let asBytes: Int32 = 4

    /// What the codes say, each once, in the order in which they are found.
    ///
    /// Text in UTF-8 says of itself what it is, which ZBar takes short ones not for; it is asked only about others.
    func texts(in pixels: GrayPixels) throws(ShortcutFailure) -> [String] {
        let bytes = try scan(pixels, asBytes: true)
        let texts = bytes.compactMap { String(validating: $0, as: UTF8.self) }
        let found =
            texts.count == bytes.count
            ? texts : try scan(pixels, asBytes: false).map { String(decoding: $0, as: UTF8.self) }
        return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map(\.element)
    }

    private func scan(_ pixels: GrayPixels, asBytes: Bool) throws(ShortcutFailure) -> [[UInt8]] {
        guard let scanner = zbar_image_scanner_create() else { throw Picture.lackOfMemory(for: "") }
        defer { zbar_image_scanner_destroy(scanner) }
        if asBytes { _ = zbar_image_scanner_set_config(scanner, 0, Self.asBytes, 1) }
        guard let image = zbar_image_create() else { throw Picture.lackOfMemory(for: "") }
        defer { zbar_image_destroy(image) }
        zbar_image_set_format(image, Self.format)
        zbar_image_set_size(image, UInt32(pixels.width), UInt32(pixels.height))
        return pixels.bytes.withUnsafeBytes { bytes in
            zbar_image_set_data(image, bytes.baseAddress, UInt(bytes.count), nil)
            guard zbar_scan_image(scanner, image) > 0 else { return [] }
            return symbols(of: image)
        }
    }

    private func symbols(of image: OpaquePointer) -> [[UInt8]] {
        var found: [[UInt8]] = []
        var next = zbar_image_first_symbol(image)
        while let symbol = next {
            let count = Int(zbar_symbol_get_data_length(symbol))
            if let data = zbar_symbol_get_data(symbol) {
                found.append(Array(UnsafeRawBufferPointer(start: data, count: count)))
            }
            next = zbar_symbol_next(symbol)
        }
        return found
    }
}
