// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks a view controller to set up its view, by whichever of the two methods it has.
@MainActor enum HostedViewCall {
    struct Answer: Sendable, Equatable {
        var isConfigured: Bool
        /// Names of parameters, sorted.
        var parameters: [String]
        /// As the app wants it, in points; any numbers.
        var size: CGSize
    }

    private static var isMissing = false

    /// Called by the defaults that nobody else is behind.
    static func neitherIsThere() {
        isMissing = true
    }

    /// The same for a default that suspends and stays on its caller's actor, so that the compiler warns no app in the
    /// language of Swift 5 of what is sent there.
    nonisolated static func neitherIsThereForCaller() {
        // The one who asks calls on the main thread; nobody else asks.
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { isMissing = true }
    }

    /// Waits for the completion; nil where the controller has neither method.
    static func configure(
        _ controller: any INUIHostedViewControlling, for parameters: Set<INParameter>, of interaction: INInteraction,
        _ behavior: INUIInteractiveBehavior, _ context: INUIHostedViewContext
    ) async -> Answer? {
        isMissing = false
        let (success, configured, size) = await controller.configureView(
            for: parameters, of: interaction, interactiveBehavior: behavior, context: context)
        guard isMissing else { return Answer(success, configured, size) }
        isMissing = false
        let answer = await withCheckedContinuation { continuation in
            let once = SingleAnswer<Answer>("configureView of \(type(of: controller))") {
                continuation.resume(returning: $0)
            }
            controller.configureView(
                for: parameters, of: interaction, interactiveBehavior: behavior, context: context
            ) { once.give(Answer($0, $1, $2)) }
        }
        guard isMissing else { return answer }
        isMissing = false
        let former = await controller.configure(with: interaction, context: context)
        return isMissing ? nil : Answer(true, parameters, former)
    }
}

extension HostedViewCall.Answer {
    fileprivate init(_ success: Bool, _ parameters: Set<INParameter>, _ size: CGSize) {
        self.init(isConfigured: success, parameters: parameters.map(\.parameterKeyPath).sorted(), size: size)
    }
}
