// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct MigratedOrder: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "OrderTeaIntent"

    static var title: LocalizedStringResource = "Order Tea"
    static var description = IntentDescription("Orders a tea.")

    @Parameter(title: "Tea", optionsProvider: TeaOptionsProvider())
    var tea: String?

    @Parameter(title: "Size", default: .medium)
    var size: CupSize?

    private struct TeaOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [String] {
            ["Assam", "Sencha", "Mint"]
        }
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$size) \(\.$tea)")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$tea, \.$size)) { tea, size in
            DisplayRepresentation(title: "Order \(tea ?? "tea")", subtitle: "\(size?.name ?? "")")
        }
        IntentPrediction(parameters: (\.$tea)) { tea in
            DisplayRepresentation(title: "Order \(tea ?? "tea")", subtitle: "")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let tea else { throw $tea.needsValueError(.teaParameterPrompt) }
        return .result(value: tea)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var teaParameterPrompt: Self { "Which tea?" }

    static func teaParameterDisambiguationIntro(count: Int, tea: String) -> Self {
        "There are \(count) options matching ‘\(tea)’."
    }

    static func teaParameterConfirmation(tea: String) -> Self {
        "Just to confirm, you wanted ‘\(tea)’?"
    }
}
