// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks a view controller to set up its view, by whichever of the methods it has.
@MainActor enum HostedViewCall {
    struct Answer: Sendable, Equatable {
        var isConfigured: Bool
        /// Names of parameters, sorted.
        var parameters: [String]
        /// As the app wants it, in points; any numbers.
        var size: CGSize
    }

    /// Waits for the answer; nil where the controller has none of the methods.
    static func configure(
        _ controller: any INUIHostedViewControlling, for parameters: Set<INParameter>, of interaction: INInteraction,
        _ behavior: INUIInteractiveBehavior, _ context: INUIHostedViewContext
    ) async -> Answer? {
        let suspending = await MissingMethod.answer {
            let (success, configured, size) = await controller.configureView(
                for: parameters, of: interaction, interactiveBehavior: behavior, context: context)
            return Answer(success, configured, size)
        }
        if let suspending { return suspending }
        let completing = await MissingMethod.answer {
            await withCheckedContinuation { continuation in
                let method = "configureView of \(type(of: controller))"
                let faults = FaultLog.current
                let declined = Answer(isConfigured: false, parameters: [], size: .zero)
                let once = SingleAnswer<Answer>(
                    method,
                    lose: {
                        faults?.note($0)
                        continuation.resume(returning: declined)
                    }, pass: { continuation.resume(returning: $0) })
                controller.configureView(
                    for: parameters, of: interaction, interactiveBehavior: behavior, context: context
                ) { once.give(Answer($0, $1, $2)) }
            }
        }
        if let completing { return completing }
        return await MissingMethod.answer {
            Answer(true, parameters, await controller.configure(with: interaction, context: context))
        }
    }
}

extension HostedViewCall.Answer {
    fileprivate init(_ success: Bool, _ parameters: Set<INParameter>, _ size: CGSize) {
        self.init(isConfigured: success, parameters: parameters.map(\.parameterKeyPath).sorted(), size: size)
    }
}
