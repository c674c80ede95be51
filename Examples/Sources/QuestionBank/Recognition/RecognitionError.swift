// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why no text could be read from a picture.
public enum RecognitionError: LocalizedError {
    /// It is not a picture, or in a format that nobody knows here.
    case noPicture
    /// It has too many pixels.
    case tooLarge
    /// The data of a language are not on this machine.
    case noLanguage(String)

    /// In English, for the developer.
    public var errorDescription: String? {
        switch self {
        case .noPicture: "this is no picture that can be read; take a PNG or JPEG"
        case .tooLarge: "the picture has too many pixels; take a smaller one"
        case .noLanguage(let name): "Tesseract has no data for ‘\(name)’; install the package tesseract-ocr-\(name)"
        }
    }
}
