// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What was searched last, which the extension writes and the app shows.
///
/// The words lie in the defaults of the app group that both bundles belong to, the picture in its folder.
public struct LastSearch: Sendable {
    private static let key = "lastSearch"

    /// As is in the question bank.
    public let question: String
    /// What was answered.
    public let answer: String

    /// A search that found something.
    public init(question: String, answer: String) {
        self.question = question
        self.answer = answer
    }

    /// Nil before the first search.
    public static func read() -> LastSearch? {
        guard let values = UserDefaults(suiteName: SharedFolder.group)?.dictionary(forKey: key),
            let question = values["question"] as? String, let answer = values["answer"] as? String
        else { return nil }
        return LastSearch(question: question, answer: answer)
    }

    /// The picture of the last search; nil if there is none.
    public static func picture() -> Data? {
        file.flatMap { try? Data(contentsOf: $0) }
    }

    /// Takes the place of the search before.
    ///
    /// - Throws: When the picture cannot be written.
    public func write(picture: Data) throws {
        if let file = Self.file { try picture.write(to: file, options: .atomic) }
        UserDefaults(suiteName: SharedFolder.group)?.set(["question": question, "answer": answer], forKey: Self.key)
    }

    private static var file: URL? { SharedFolder.url?.appendingPathComponent("LastPicture") }
}
