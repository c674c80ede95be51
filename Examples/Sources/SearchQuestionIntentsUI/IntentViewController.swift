// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI
import SearchQuestionKit

/// Draws the question that was found, and its answer.
final class IntentViewController: UIViewController, INUIHostedViewControlling {
    private let card = AnswerViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        addChild(card)
        view.addSubview(card.view)
        card.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.view.frame = view.bounds
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard let response = interaction.intentResponse as? SearchQuestionIntentResponse, response.code == .success,
            let question = response.question, let answer = response.answer
        else {
            // What was not found, the system says better by itself.
            completion(false, [], .zero)
            return
        }
        let size = extensionContext?.hostedViewMaximumAllowedSize ?? CGSize(width: 320, height: 480)
        card.show(question: question, answer: answer, subject: response.subject)
        completion(true, parameters, CGSize(width: size.width, height: min(card.height(for: size.width), size.height)))
    }
}
