// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The first chunk of a PNG file (RFC 2083, sections 3.1 and 4.1.1), looked at before a decoder makes room for what it
/// announces.
struct PNGHeader {
    let width: UInt32
    let height: UInt32

    /// The longest side that is decoded, in pixels; icons have 105.
    static let sideLimit: UInt32 = 1024
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Throws: ``IconFlaw`` for bytes that do not begin as a PNG file does.
    init(_ bytes: [UInt8], name: String) throws(IconFlaw) {
        guard bytes.starts(with: Self.signature), bytes.count >= 24 else {
            throw .template(name, "is no PNG file", remedy: "save it as PNG")
        }
        // Xcode's own dialect, which no other decoder reads.
        if bytes[12..<16].elementsEqual("CgBI".utf8) {
            throw .template(
                name, "has been compressed by Xcode for Apple's systems alone",
                remedy: "use the PNG file it was made from")
        }
        guard bytes[12..<16].elementsEqual("IHDR".utf8) else {
            throw .template(name, "is a broken PNG file", remedy: "save it as PNG again")
        }
        width = Self.number(bytes[16..<20])
        height = Self.number(bytes[20..<24])
    }

    /// - Throws: ``IconFlaw`` for an image that is too large to be an icon.
    func check(_ name: String) throws(IconFlaw) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else {
            throw .template(
                name, "is announced with \(width) × \(height) pixels",
                remedy: "make it 35 points wide and high, at most \(Self.sideLimit) pixels")
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
