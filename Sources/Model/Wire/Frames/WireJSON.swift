// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// JSON as the wire has it, in which every number can be written; also for what rests on disk between two frames.
///
/// Both may be used on any thread.
package enum WireJSON {
    package static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: notANumber)
        return encoder
    }()

    package static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: notANumber)
        return decoder
    }()

    // The numbers that JSON lacks are written as strings.
    private static let infinity = "inf"
    private static let negativeInfinity = "-inf"
    private static let notANumber = "nan"
}
