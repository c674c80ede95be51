// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the question of the bank that a text shows.
///
/// The index gives those that have the most runs of three characters in common with it; which of them it is, if any, a
/// comparison character by character decides.
public struct QuestionSearch: Sendable {
    /// Under which nothing counts as found.
    static let leastScore = 0.74
    private let index: QuestionIndex

    /// - Parameter folder: Where the index lies. It is made there when it is missing, damaged, or of other questions.
    public init(folder: URL) throws {
        index = try QuestionIndex(folder: folder, questions: Question.all)
    }

    /// Nil if the text shows no question that is in the bank.
    public func match(for text: String) throws -> QuestionMatch? {
        let matches = try candidates(for: text)
        guard let best = matches.first, best.score >= Self.leastScore else { return nil }
        return best
    }

    /// What comes into question, the likeliest first.
    func candidates(for text: String) throws -> [QuestionMatch] {
        let text = FoldedText(text)
        return try index.questions(like: text)
            .map { (QuestionMatch(question: $0, score: Self.score(FoldedText($0.text), in: text)), $0.text.count) }
            // Of two that are there word by word, the longer has the other in it.
            .sorted { ($0.0.score, $0.1) > ($1.0.score, $1.1) }
            .map(\.0)
    }

    private static func score(_ question: FoldedText, in text: FoldedText) -> Double {
        let likeness = Likeness(of: question, in: text)
        // A question with other numbers is another question, however alike the words are.
        guard question.numbers.allSatisfy(text.numbers.contains) else { return min(likeness.value, 1) * 0.7 }
        // Few characters agree by chance sooner than many.
        return likeness.matched < 8 ? likeness.value * Double(likeness.matched) / 8 : likeness.value
    }
}
