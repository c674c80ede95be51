// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// A picture of a byte of gray for each pixel, as what looks for codes and text wants it.
struct GrayPicture {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    /// What is clear is white.
    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        let bytes = bitmap.bytes
        pixels = [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
            count = bytes.count / 4
            for place in 0..<count {
                let start = place * 4
                let white = 255 - bytes[start + 3]
                pixels[place] = Self.gray(bytes[start + 2] &+ white, bytes[start + 1] &+ white, bytes[start] &+ white)
            }
        }
    }

    /// By how bright each colour is seen (ITU-R BT.601).
    static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let sum: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return UInt8(sum / 1000)
    }

    /// How bright it is all in all, from 0 to 255.
    var mean: Int { pixels.isEmpty ? 255 : pixels.reduce(0) { $0 + Int($1) } / pixels.count }

    mutating func invert() {
        for place in pixels.indices { pixels[place] = 255 - pixels[place] }
    }
}
