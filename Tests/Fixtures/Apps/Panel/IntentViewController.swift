// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI

/// What the panel is of.
final class OrderIntent: INIntent {}

/// A mark, a headline and a line below it, as panels of apps often are: 360 by 80 points.
final class IntentViewController: UIViewController, INUIHostedViewControlling {
    private let mark = UIView()
    private let minutes = UILabel()
    private let headline = UILabel()
    private let detail = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        mark.backgroundColor = UIColor(red: 0.8, green: 0.16, blue: 0.12, alpha: 1)
        mark.layer.cornerRadius = 24
        minutes.textAlignment = .center
        minutes.textColor = .white
        for (label, font, text) in [
            (minutes, UIFont.boldSystemFont(ofSize: 20), "12′"),
            (headline, .boldSystemFont(ofSize: 17), "2 × Margherita"),
            (detail, .systemFont(ofSize: 15), "Ready in 12 minutes."),
        ] {
            label.font = font
            label.text = text
        }
        detail.textColor = .black
        headline.textColor = .black
        [mark, headline, detail].forEach(view.addSubview)
        mark.addSubview(minutes)
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        completion(interaction.intent is OrderIntent, parameters, CGSize(width: 360, height: 80))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        mark.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        minutes.frame = mark.bounds
        headline.frame = CGRect(x: 76, y: 16, width: 268, height: 24)
        detail.frame = CGRect(x: 76, y: 42, width: 268, height: 22)
    }
}
