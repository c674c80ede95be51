// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Foundation's coders, set to the wire's conventions.
enum FoundationCoding {
    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: NonFiniteNumber.infinity, negativeInfinity: NonFiniteNumber.negativeInfinity,
            nan: NonFiniteNumber.notANumber)
        return encoder
    }()

    static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: NonFiniteNumber.infinity, negativeInfinity: NonFiniteNumber.negativeInfinity,
            nan: NonFiniteNumber.notANumber)
        return decoder
    }()
}

extension FrameError {
    /// What Foundation's decoder says of a value inside a frame.
    init(_ error: DecodingError) {
        let (path, reason) =
            switch error {
            case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
                (context.codingPath, context.debugDescription)
            case .keyNotFound(let key, let context):
                (context.codingPath, "the field ‘\(key.stringValue)’ is missing")
            @unknown default:
                ([], String(describing: error))
            }
        self = .notMessage(place: "", reason: reason.shortened)
        for key in path.reversed() {
            self = inside(key.intValue.map { "[\($0)]" } ?? key.stringValue)
        }
    }
}
