// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI
import PizzeriaKit

/// Draws what there is to see of an order: a child of its own for each state that the order is in.
final class IntentViewController: UIViewController, INUIHostedViewControlling {
    private var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard let intent = interaction.intent as? OrderPizzaIntent else {
            completion(false, [], .zero)
            return
        }
        guard let state = OrderState(intent, interaction.intentHandlingStatus) else {
            completion(false, [], .zero)
            return
        }
        let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
        let child = OrderViewController(state)
        let size = CGSize(width: width, height: child.height)
        show(child, size: size)
        completion(true, parameters, size)
    }

    private func show(_ child: UIViewController, size: CGSize) {
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        addChild(child)
        child.view.frame = CGRect(origin: .zero, size: size)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        shown = child
    }
}
