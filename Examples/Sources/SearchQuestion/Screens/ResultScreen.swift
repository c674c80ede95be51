// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import QuestionBank
import SearchQuestionKit
import TextScreens
import UIKit

/// A search that was made outside the app, or goes on here where it had taken long there.
final class ResultScreen: TextScreen {
    private enum State {
        case searching
        case found(question: String, answer: String)
        case notFound
    }

    private var state: State
    private let picture: PictureView?

    init(intent: SearchQuestionIntent, response: SearchQuestionIntentResponse?) {
        if let question = response?.question, let answer = response?.answer {
            state = .found(question: question, answer: answer)
        } else {
            state = response?.code == .inProgress ? .searching : .notFound
        }
        picture = PictureView(intent.image?.data)
        super.init(title: NSLocalizedString("Answer", comment: "title"))
        if case .searching = state, let data = intent.image?.data { search(data) }
    }

    override var header: UIView? { picture }

    override var lines: [String] {
        switch state {
        case .searching: [NSLocalizedString("Still searching …", comment: "state")]
        case .found(let question, let answer): [question, answer]
        case .notFound: [NSLocalizedString("No question was found in this picture.", comment: "state")]
        }
    }

    private func search(_ data: Data) {
        Task {
            do {
                state = try await Self.result(of: data)
            } catch {
                print("SearchQuestion: \(error.localizedDescription)")
                state = .notFound
            }
            showLines()
            // Read out as what was there when the screen appeared.
            print(lines.map { "  \($0)" }.joined(separator: "\n"))
        }
    }

    private static func result(of picture: Data) async throws -> State {
        guard let folder = SharedFolder.index else { return .notFound }
        let search = try PictureSearch(search: QuestionSearch(folder: folder), recognizer: TextRecognizer())
        guard case .found(let match) = try await search.search(picture) else { return .notFound }
        try LastSearch(question: match.question.text, answer: match.question.answer).write(picture: picture)
        return .found(question: match.question.text, answer: match.question.answer)
    }
}
