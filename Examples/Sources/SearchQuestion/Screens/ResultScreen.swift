// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import QuestionBank
import ScreenParts
import SearchQuestionKit
import UIKit

/// A search that was made outside the app, or goes on here where it had taken long there.
final class ResultScreen: UIViewController {
    private enum State {
        case searching
        case found(question: String, answer: String)
        case notFound
    }

    private var state: State
    private let picture: Data?
    private var card: UIView?

    init(intent: SearchQuestionIntent, response: SearchQuestionIntentResponse?) {
        if let question = response?.question, let answer = response?.answer {
            state = .found(question: question, answer: answer)
        } else {
            state = response?.code == .inProgress ? .searching : .notFound
        }
        picture = intent.image?.data
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Answer", comment: "title")
        navigationItem.largeTitleDisplayMode = .never
        if case .searching = state, let picture { search(picture) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        showState()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(lines)
    }

    private var lines: [String] {
        switch state {
        case .searching: [NSLocalizedString("Still searching …", comment: "state")]
        case .found(let question, let answer): [question, answer]
        case .notFound: [NSLocalizedString("No question was found in this picture.", comment: "state")]
        }
    }

    private func showState() {
        card?.removeFromSuperview()
        contentUnavailableConfiguration = nil
        switch state {
        case .searching:
            var content = UIContentUnavailableConfiguration.loading()
            content.text = NSLocalizedString("Still searching …", comment: "state")
            contentUnavailableConfiguration = content
        case .notFound:
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "questionmark.circle")
            content.text = NSLocalizedString("No question was found in this picture.", comment: "state")
            contentUnavailableConfiguration = content
        case .found(let question, let answer):
            let card = AnswerCard(question: question, answer: answer, picture: picture)
            card.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(card)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: area.topAnchor),
                card.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                card.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
            self.card = card
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
            if isViewLoaded { showState() }
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
