// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// JSON as the wire has it, in which every number can be written; also for what rests on disk between two frames.
///
/// Every date goes through here, and one beyond ``Foundation/Date/isInCalendar`` through neither way: of it, Foundation's
/// own texts of dates die.
///
/// Both may be used on any thread.
package enum WireJSON {
    package static let encoder = makeEncoder()

    /// The same, which gives a sink the contents of the files that it meets.
    package static func encoder(giving files: any FileSink) -> JSONEncoder {
        let encoder = makeEncoder()
        encoder.userInfo[.fileSink] = files
        return encoder
    }

    package static let decoder = makeDecoder()

    /// The same, which takes the contents of the files that it meets from a source.
    package static func decoder(finding files: any FileSource) -> JSONDecoder {
        let decoder = makeDecoder()
        decoder.userInfo[.fileSource] = files
        return decoder
    }

    /// An encoder of its own, for what else it is to know.
    package static func makeEncoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: notANumber)
        encoder.dateEncodingStrategy = .custom(write)
        return encoder
    }

    /// A decoder of its own, for what else it is to know.
    package static func makeDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: notANumber)
        decoder.dateDecodingStrategy = .custom(read)
        return decoder
    }

    /// Seconds since 2001, as Foundation writes a date by itself.
    @Sendable private static func write(_ date: Date, to encoder: any Encoder) throws {
        guard date.isInCalendar else {
            throw EncodingError.invalidValue(
                date.timeIntervalSinceReferenceDate,
                .init(codingPath: encoder.codingPath, debugDescription: beyondCalendar))
        }
        var container = encoder.singleValueContainer()
        try container.encode(date.timeIntervalSinceReferenceDate)
    }

    @Sendable private static func read(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let date = Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
        guard date.isInCalendar else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: beyondCalendar)
        }
        return date
    }

    private static let beyondCalendar = "a date lies between the years 1 and 4001"

    // The numbers that JSON lacks are written as strings.
    private static let infinity = "inf"
    private static let negativeInfinity = "-inf"
    private static let notANumber = "nan"
}
