// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The questions by their runs of three characters, in a table of SQLite's for full text.
struct QuestionIndex: Sendable {
    /// How many questions are compared closely.
    private static let candidateLimit = 24
    /// How many runs of a text are looked up; a page full of text has more.
    private static let trigramLimit = 400
    private let file: URL
    private let questions: [Question]

    /// - Throws: ``DatabaseError`` when the index cannot be made.
    init(folder: URL, questions: [Question]) throws {
        self.questions = questions
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("Questions-\(Self.mark(of: questions)).sqlite")
        guard !isWhole else { return }
        // Under another name until it is whole: the app and its extension may both be at it.
        let draft = folder.appendingPathComponent("\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: draft) }
        try fill(Database(at: draft))
        guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    private var isWhole: Bool {
        guard FileManager.default.fileExists(atPath: file.path), let database = try? Database(at: file) else {
            return false
        }
        return (try? database.numbers("SELECT count(*) FROM question"))?.first == questions.count
    }

    private func fill(_ database: Database) throws {
        try database.run("CREATE VIRTUAL TABLE question USING fts5(text, tokenize = 'trigram')")
        try database.run("BEGIN")
        for (number, question) in questions.enumerated() {
            let text = String(FoldedText(question.text).characters)
            try database.run("INSERT INTO question(rowid, text) VALUES (?, ?)", [.number(number), .text(text)])
        }
        try database.run("COMMIT")
    }

    /// Those with the most runs in common with a text, rare runs counting more than frequent ones.
    func questions(like text: FoldedText) throws -> [Question] {
        let trigrams = text.trigrams
        guard !trigrams.isEmpty else { return [] }
        // Evenly from the whole text: nobody knows where the question stands.
        let step = max(1, (trigrams.count + Self.trigramLimit - 1) / Self.trigramLimit)
        let terms = stride(from: 0, to: trigrams.count, by: step).map { "\"\(trigrams[$0])\"" }
        let numbers = try Database(at: file).numbers(
            "SELECT rowid FROM question WHERE question MATCH ? ORDER BY bm25(question) LIMIT ?",
            [.text(terms.joined(separator: " OR ")), .number(Self.candidateLimit)])
        return numbers.filter(questions.indices.contains).map { questions[$0] }
    }

    /// Another one for other questions, the same on every machine.
    private static func mark(of questions: [Question]) -> String {
        var mark: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in questions.map(\.text).joined(separator: "\n").utf8 {
            mark = (mark ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return String(mark, radix: 16)
    }
}
