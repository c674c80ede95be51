// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Question {
    /// All questions of the bank, in the order of its file.
    public static let all = read()

    private static func read() -> [Question] {
        guard let file = Bundle.module.url(forResource: "Questions", withExtension: "tsv"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else {
            print("The question bank is not in the bundle; build the app again.")
            return []
        }
        return text.split(separator: "\n").compactMap(Question.init(line:))
    }
}
