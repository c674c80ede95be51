// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes one picture of several.
struct CombineImagesAction: EffectAction {
    static let definition = ActionDefinition(
        "image.combine", "Combine Images",
        [
            .input, .choice("WFImageCombineMode", ["Horizontally", "Vertically", "In a Grid"]),
            .choice("WFImageCombineDirection", ["Horizontal", "Vertical"]), .number("WFImageCombineSpacing"),
        ])

    private let input: Operand
    private let mode: Operand?
    private let spacing: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        mode = parameters.operand("WFImageCombineMode") ?? parameters.operand("WFImageCombineDirection")
        spacing = parameters.operand("WFImageCombineSpacing")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let arrangement: ImageRequest.Arrangement =
            switch context.text(mode, default: "Horizontally") {
            case "Vertically", "Vertical": .vertical
            case "In a Grid", "Grid": .grid
            default: .horizontal
            }
        let spacing = min(max(context.number(spacing, default: 0), 0), 10_000)
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) { pictures, _ in
            .needs(.images(.combine(pictures, arrangement, spacing: spacing)))
        }
    }
}
