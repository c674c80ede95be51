// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import IntentsUI
import UIKit

/// An intent that the tests' panels are of.
final class PanelIntent: INIntent {}

/// What was answered to it.
final class PanelIntentResponse: INIntentResponse {}

/// Fills its view with red, as tall as it may be asked to.
final class RedController: UIViewController, INUIHostedViewControlling {
    private(set) static var calls: [String] = []
    private var count = 0

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        count += 1
        Self.calls.append("\(count) \(interaction.intentHandlingStatus) \(interaction.intentResponse != nil)")
        view.backgroundColor = .red
        let size = extensionContext?.hostedViewMaximumAllowedSize ?? .zero
        DispatchQueue.main.async { completion(true, parameters, CGSize(width: size.width, height: 10)) }
    }

    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        completion(.zero)
    }
}

/// Knows the method of iOS 10 alone, and wants more than there is.
final class FormerController: UIViewController, INUIHostedViewControlling {
    private let child = UIViewController()

    override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        child.view.backgroundColor = .blue
    }

    override func viewDidLayoutSubviews() {
        child.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
    }

    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        let isSame = child.extensionContext?.hostedViewMaximumAllowedSize == CGSize(width: 40, height: 30)
        completion(CGSize(width: isSame ? 1000 : 1, height: CGFloat.infinity))
    }
}

/// Has neither method.
final class MuteController: UIViewController, INUIHostedViewControlling {}

/// Shows nothing.
final class DecliningController: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        completion(false, [], CGSize(width: 10, height: 10))
    }
}

/// Lets go of its completion.
final class ForgetfulController: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {}
}

/// Is content with nothing at all.
final class EmptyController: UIViewController, INUIHostedViewControlling {
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        completion(true, parameters, .zero)
    }
}
