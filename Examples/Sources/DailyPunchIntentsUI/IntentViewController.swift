// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import IntentsUI

/// Draws the result of a check-in.
final class IntentViewController: UIViewController, INUIHostedViewControlling {
    private let board = PunchViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        addChild(board)
        view.addSubview(board.view)
        board.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        board.view.frame = view.bounds
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard let state = PunchState(interaction) else {
            completion(false, [], .zero)
            return
        }
        board.show(state)
        let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
        completion(true, parameters, CGSize(width: width, height: 88))
    }
}
