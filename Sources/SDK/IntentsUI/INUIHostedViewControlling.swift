// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view controller that draws the panel of an intent, in an Intents UI extension.
///
/// One of the methods is enough; where several are there, the newest one is
/// called. They are called on the main thread, before the view is drawn; a
/// completion may be called on any, later too, exactly once. The view is drawn
/// as it is then, and not again until the system asks again, after handling say.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Sets up the view for an interaction.
    ///
    /// - Parameter completion: Takes the size in points that the view needs; it is kept within
    ///   `hostedViewMinimumAllowedSize` and `hostedViewMaximumAllowedSize` of the extension's context.
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

    /// Sets up the view for some parameters of an interaction.
    ///
    /// The system asks once, for all parameters that have a value.
    ///
    /// - Parameter completion: Takes whether the view shows them, which of them, and the size in points that it
    ///   needs. Without success, or with a size of nothing, the system shows a panel of its own.
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (_ success: Bool, _ configuredParameters: Set<INParameter>, _ desiredSize: CGSize) -> Void
    )

    /// ``configure(with:context:completion:)`` as Swift 3 wrote it.
    func configure(with interaction: INInteraction!, context: INUIHostedViewContext, completion: ((CGSize) -> Void)!)

    /// ``configure(with:context:completion:)`` in the form that suspends.
    func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize

    /// ``configureView(for:of:interactiveBehavior:context:completion:)`` in the form that suspends.
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize)
}

extension INUIHostedViewControlling {
    /// Declines, and says that one of the methods has to be there.
    public func configure(
        with interaction: INInteraction!, context: INUIHostedViewContext, completion: ((CGSize) -> Void)!
    ) {
        MissingMethod.notice()
        completion(.zero)
    }

    /// Declines, and says that one of the methods has to be there.
    public nonisolated(nonsending) func configure(
        with interaction: INInteraction, context: INUIHostedViewContext
    ) async -> CGSize {
        MissingMethod.notice()
        return .zero
    }

    /// Declines, and says that another of the methods is to be asked.
    public nonisolated(nonsending) func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize) {
        MissingMethod.notice()
        return (false, [], .zero)
    }

    /// Hands on to the method as Swift 3 wrote it.
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        let (former, handler): (INInteraction?, ((CGSize) -> Void)?) = (interaction, completion)
        configure(with: former, context: context, completion: handler)
    }

    /// Hands all parameters to the older method.
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (_ success: Bool, _ configuredParameters: Set<INParameter>, _ desiredSize: CGSize) -> Void
    ) {
        configure(with: interaction, context: context) { completion(true, parameters, $0) }
    }
}
