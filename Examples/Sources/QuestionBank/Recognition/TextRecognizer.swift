// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import Foundation

/// Reads the text in pictures, by Tesseract.
public actor TextRecognizer {
    /// What texts can be written in, by the names of Tesseract's data.
    public enum Script: String, CaseIterable, Sendable {
        case english = "eng"
        case chinese = "chi_sim"
    }

    /// What one picture may take.
    private static let timeLimit = Duration.seconds(4)
    private var readers: [Script: Reader] = [:]

    /// One that has not read anything yet. The data of a language are read when they are first needed.
    public init() {}

    /// - Throws: ``RecognitionError`` when a file is no picture that can be read.
    public static func check(_ file: Data) throws(RecognitionError) {
        _ = try Picture.size(of: file)
    }

    /// Reads what stands in a picture in one way after another, until a reading is good enough.
    ///
    /// - Parameter isEnough: Asked about each reading.
    /// - Throws: ``RecognitionError``, or what `isEnough` throws.
    func read(_ file: Data, until isEnough: (Reading) throws -> Bool) throws {
        let picture = try Picture.decoded(file)
        let end = ContinuousClock.now + Self.timeLimit
        for look in Look.all {
            let prepared = picture.prepared(letterHeight: look.letterHeight, isSmooth: look.isSmooth)
            var isClear = false
            for script in Script.allCases {
                let rest = end - .now
                guard rest > .zero else { return }
                let reading = try reader(script).reading(of: prepared, isBlock: look.isBlock, within: rest)
                if try isEnough(reading) { return }
                isClear = isClear || reading.isClear
            }
            // Another look would give the same.
            if isClear { return }
        }
    }

    private func reader(_ script: Script) throws(RecognitionError) -> Reader {
        if let reader = readers[script] { return reader }
        let reader = try Reader(script)
        readers[script] = reader
        return reader
    }
}
