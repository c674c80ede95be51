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

    /// Called by the default of the older method, which the default of the newer one calls.
    static func neitherIsThere() {
        isMissing = true
    }

    /// Waits for the completion; nil where the controller has neither method.
    static func configure(
        _ controller: any INUIHostedViewControlling, for parameters: Set<INParameter>, of interaction: INInteraction,
        _ behavior: INUIInteractiveBehavior, _ context: INUIHostedViewContext
    ) async -> Answer? {
        isMissing = false
        let answer = await withCheckedContinuation { continuation in
            let once = SingleAnswer<Answer>("configureView of \(type(of: controller))") {
                continuation.resume(returning: $0)
            }
            controller.configureView(
                for: parameters, of: interaction, interactiveBehavior: behavior, context: context
            ) { isConfigured, parameters, size in
                let names = parameters.map(\.parameterKeyPath).sorted()
                once.give(Answer(isConfigured: isConfigured, parameters: names, size: size))
            }
        }
        return isMissing ? nil : answer
    }
}
