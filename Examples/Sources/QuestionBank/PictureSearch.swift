// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the question that a picture shows.
public struct PictureSearch: Sendable {
    /// The result.
    public enum Result: Sendable {
        case found(QuestionMatch)
        /// There is text, and none of it is a question of the bank.
        case notFound
        case nothingToRead
    }

    private let search: QuestionSearch
    private let recognizer: TextRecognizer

    /// One that looks into a bank, with what a recognizer reads.
    public init(search: QuestionSearch, recognizer: TextRecognizer) {
        self.search = search
        self.recognizer = recognizer
    }

    /// Reads the picture until a question is found in it, or there is nothing more to read.
    ///
    /// - Throws: ``RecognitionError`` when it is not a picture, or what the index throws.
    public func search(_ picture: Data) async throws -> Result {
        try await recognizer.result(of: picture, in: search)
    }
}

extension TextRecognizer {
    fileprivate func result(of picture: Data, in search: QuestionSearch) throws -> PictureSearch.Result {
        var result = PictureSearch.Result.nothingToRead
        try read(picture) { reading in
            if let match = try search.match(for: reading.text) {
                result = .found(match)
                return true
            }
            if reading.hasText { result = .notFound }
            return false
        }
        return result
    }
}
