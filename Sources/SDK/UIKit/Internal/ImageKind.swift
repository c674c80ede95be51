// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What kind of image a file holds, by its first bytes: those that Apple's systems read. Only PNG is drawn here.
enum ImageKind: CaseIterable {
    case png, jpeg, gif, tiff, bitmap, icon, webP, heif, jpeg2000

    /// Nil for bytes of no image.
    init?(of data: Data) {
        guard let kind = Self.allCases.first(where: { $0.fits(data) }) else { return nil }
        self = kind
    }

    private func fits(_ data: Data) -> Bool {
        switch self {
        case .png: data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: data.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: data.starts(with: Data("GIF8".utf8))
        case .tiff: data.starts(with: [0x49, 0x49, 0x2A, 0]) || data.starts(with: [0x4D, 0x4D, 0, 0x2A])
        case .bitmap: data.starts(with: Data("BM".utf8))
        case .icon: data.starts(with: [0, 0, 1, 0])
        case .webP: data.starts(with: Data("RIFF".utf8)) && data.dropFirst(8).starts(with: Data("WEBP".utf8))
        case .heif: data.dropFirst(4).starts(with: Data("ftyp".utf8))
        case .jpeg2000: data.starts(with: [0, 0, 0, 0x0C, 0x6A, 0x50])
        }
    }
}
