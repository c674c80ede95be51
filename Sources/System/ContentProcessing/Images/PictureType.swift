// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// A type of picture that can be written.
enum PictureType: String, CaseIterable, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case tiff = "public.tiff"
    case bmp = "com.microsoft.bmp"
    case gif = "com.compuserve.gif"
    case ico = "com.microsoft.ico"
    case webp = "public.webp"

    /// The type of an identifier; nil if that is not a picture, or one that cannot be written.
    init?(identifier: String) {
        switch identifier {
        case "org.webmproject.webp": self = .webp
        default: self.init(rawValue: identifier)
        }
    }

    /// The type that a file's bytes are, whatever it says it is; nil if it cannot be written.
    init?(of data: Data) {
        if data.starts(with: [0, 0, 1, 0]) {
            self = .ico
        } else if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = .webp
        } else {
            self.init(rawValue: FileTypes.type(of: data))
        }
    }

    var extensions: [String] {
        switch self {
        case .png: ["png"]
        case .jpeg: ["jpeg", "jpg"]
        case .tiff: ["tiff", "tif"]
        case .bmp: ["bmp"]
        case .gif: ["gif"]
        case .ico: ["ico"]
        case .webp: ["webp"]
        }
    }

    /// What gdk-pixbuf calls it.
    var name: String { self == .jpeg ? "jpeg" : extensions[0] }

    /// Whether parts of such pictures can be clear.
    var hasOpacity: Bool { self != .jpeg && self != .bmp }
}
